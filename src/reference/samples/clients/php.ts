import {code, when} from '../code';
import {formatBody, type SampleWriter} from '../SampleRequest';

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const php: SampleWriter = ({method, url, token, headers, body, timeoutSeconds}) => {
  const lines = [
    ...(token === undefined ? [] : [`'Authorization: Bearer ' . getenv('${token}')`]),
    ...headers.map(({name, value}) => quote(`${name}: ${value}`)),
    ...(body === undefined ? [] : [`'Content-Type: application/json'`]),
  ];
  return code`
<?php
$curl = curl_init(${quote(url)});
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => ${timeoutSeconds},
    ${method === 'GET' ? undefined : `CURLOPT_CUSTOMREQUEST => '${method}',`}
    ${lines.length === 0 ? undefined : ['CURLOPT_HTTPHEADER => [', ...lines.map((line) => `    ${line},`), '],']}
    ${when(body, () => [`CURLOPT_POSTFIELDS => <<<'JSON'`, `    ${formatBody(body, '        ')}`, '    JSON,'])}
]);
$answer = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($answer === false || $status >= 400) {
    throw new RuntimeException($answer === false ? curl_error($curl) : "$status: $answer");
}
echo $answer;
`;
};
