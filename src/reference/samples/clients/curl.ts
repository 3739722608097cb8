import {hasUnseen, shellQuoted as quote} from '../quoted';
import {formatBody, type SampleWriter} from '../SampleRequest';

/**
 * `--fail-with-body` prints the API's error and ends with exit code 22. With `--get` each parameter is a line of its own, which
 * a narrow column holds; cURL encodes it. A value with characters that are not seen stays encoded in the address: a shell loses
 * some of them.
 */
export const curl: SampleWriter = ({method, url, baseUrl, query, token, headers, body, timeoutSeconds}) => {
  const isSplit = method === 'GET' && query.length > 0 && !query.some(({value}) => hasUnseen(value));
  return [
    `curl --fail-with-body --max-time ${timeoutSeconds}${method === 'GET' ? (isSplit ? ' --get' : '') : ` --request ${method}`}`,
    `--url ${quote(isSplit ? baseUrl : url)}`,
    ...(isSplit ? query.map(({name, value}) => `--data-urlencode ${quote(`${name}=${value}`)}`) : []),
    ...(token === undefined ? [] : [`--header "Authorization: Bearer $${token}"`]),
    ...headers.map(({name, value}) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`--header 'Content-Type: application/json'`, `--data ${quote(formatBody(body, '  '))}`]),
  ].join(' \\\n  ');
};
