import {code, when} from '../code';
import {singleQuoted as quote} from '../quoted';
import {formatBody, type SampleWriter} from '../SampleRequest';

export const javascript: SampleWriter = ({method, url, token, headers, body, timeoutSeconds}) => {
  const lines = [
    ...(token === undefined ? [] : [`Authorization: \`Bearer \${process.env.${token}}\`,`]),
    ...headers.map(({name, value}) => `${quote(name)}: ${quote(value)},`),
    ...(body === undefined ? [] : [`'Content-Type': 'application/json',`]),
  ];
  return code`
const response = await fetch(${quote(url)}, {
  ${method === 'GET' ? undefined : `method: '${method}',`}
  ${lines.length === 0 ? undefined : ['headers: {', ...lines.map((line) => `  ${line}`), '},']}
  body: JSON.stringify(${when(body, () => formatBody(body, '  '))}),
  signal: AbortSignal.timeout(${timeoutSeconds}_000),
});
const answer = await response.text();
if (!response.ok) {
  throw new Error(\`\${response.status}: \${answer}\`);
}
console.log(answer);
`;
};
