import {createClient, formatBody, tokenVariable} from '../SampleRequest';

/** Quotes may stand in a multi-line string; backslashes are escapes in it. */
const multiLine = (text: string): string => ['"""', text.replaceAll('\\', '\\\\'), '"""'].join('\n');

export const swift = createClient('URLSession', ({method, url, secured, body}) =>
  [
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${JSON.stringify(url)})!)`,
    ...(method === 'GET' ? [] : [`request.httpMethod = "${method}"`]),
    ...(secured
      ? [
          `let token = ProcessInfo.processInfo.environment["${tokenVariable}"] ?? ""`,
          'request.setValue("Bearer \\(token)", forHTTPHeaderField: "Authorization")',
        ]
      : []),
    ...(body === undefined
      ? []
      : [
          'request.setValue("application/json", forHTTPHeaderField: "Content-Type")',
          `request.httpBody = Data(${multiLine(formatBody(body))}.utf8)`,
        ]),
    '',
    'let (data, response) = try await URLSession.shared.data(for: request)',
    'let answer = String(decoding: data, as: UTF8.self)',
    'guard let http = response as? HTTPURLResponse, http.statusCode < 400 else {',
    '    fatalError(answer)',
    '}',
    'print(answer)',
  ].join('\n'),
);
