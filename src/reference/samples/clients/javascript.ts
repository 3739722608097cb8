import {createClient, formatBody, tokenVariable} from '../SampleRequest';

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const javascript = createClient('fetch', ({method, url, secured, body}) => {
  const headers = [
    ...(secured ? [`    Authorization: \`Bearer \${process.env.${tokenVariable}}\`,`] : []),
    ...(body === undefined ? [] : [`    'Content-Type': 'application/json',`]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${formatBody(body, '  ')}),`]),
  ];
  return [
    options.length === 0
      ? `const response = await fetch(${quote(url)});`
      : [`const response = await fetch(${quote(url)}, {`, ...options, '});'].join('\n'),
    `const answer = await response.text();`,
    'if (!response.ok) {',
    '  throw new Error(`${response.status}: ${answer}`);',
    '}',
    'console.log(answer);',
  ].join('\n');
});
