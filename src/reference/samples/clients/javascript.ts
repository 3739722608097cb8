import {singleQuoted as quote} from '../quoted';
import {formatBody, type SampleWriter} from '../SampleRequest';

export const javascript: SampleWriter = ({method, url, token, headers, body, timeoutSeconds}) => {
  const lines = [
    ...(token === undefined ? [] : [`    Authorization: \`Bearer \${process.env.${token}}\`,`]),
    ...headers.map(({name, value}) => `    ${quote(name)}: ${quote(value)},`),
    ...(body === undefined ? [] : [`    'Content-Type': 'application/json',`]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(lines.length === 0 ? [] : ['  headers: {', ...lines, '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${formatBody(body, '  ')}),`]),
    `  signal: AbortSignal.timeout(${timeoutSeconds}_000),`,
  ];
  return [
    `const response = await fetch(${quote(url)}, {`,
    ...options,
    '});',
    `const answer = await response.text();`,
    'if (!response.ok) {',
    '  throw new Error(`${response.status}: ${answer}`);',
    '}',
    'console.log(answer);',
  ].join('\n');
};
