import {formatBody, type SampleWriter} from '../SampleRequest';

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** `--fail-with-body` prints the API's error and ends with exit code 22. */
export const curl: SampleWriter = ({method, url, token, headers, body}) =>
  [
    `curl --fail-with-body${method === 'GET' ? '' : ` --request ${method}`}`,
    `--url ${quote(url)}`,
    ...(token === undefined ? [] : [`--header "Authorization: Bearer $${token}"`]),
    ...headers.map(({name, value}) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`--header 'Content-Type: application/json'`, `--data ${quote(formatBody(body, '  '))}`]),
  ].join(' \\\n  ');
