import {createClient, formatBody, tokenVariable} from '../SampleRequest';

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** `--fail-with-body` prints the API's error and ends with exit code 22. */
export const curl = createClient('curl', ({method, url, secured, body}) =>
  [
    `curl --fail-with-body${method === 'GET' ? '' : ` --request ${method}`}`,
    `--url ${quote(url)}`,
    ...(secured ? [`--header "Authorization: Bearer $${tokenVariable}"`] : []),
    ...(body === undefined
      ? []
      : [`--header 'Content-Type: application/json'`, `--data ${quote(formatBody(body, '  '))}`]),
  ].join(' \\\n  '),
);
