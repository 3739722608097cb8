import {createClient, formatBody, tokenVariable} from '../SampleRequest';

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const php = createClient('cURL', ({method, url, secured, body}) => {
  const headers = [
    ...(secured ? [`'Authorization: Bearer ' . getenv('${tokenVariable}')`] : []),
    ...(body === undefined ? [] : [`'Content-Type: application/json'`]),
  ];
  return [
    '<?php',
    `$curl = curl_init(${quote(url)});`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`]),
    ...(headers.length === 0
      ? []
      : ['    CURLOPT_HTTPHEADER => [', ...headers.map((header) => `        ${header},`), '    ],']),
    ...(body === undefined
      ? []
      : [`    CURLOPT_POSTFIELDS => <<<'JSON'`, `        ${formatBody(body, '        ')}`, '        JSON,']),
    ']);',
    '$answer = curl_exec($curl);',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($answer === false || $status >= 400) {',
    '    throw new RuntimeException($answer === false ? curl_error($curl) : "$status: $answer");',
    '}',
    'echo $answer;',
  ].join('\n');
});
