import {code, when} from '../code';
import {doubleQuoted} from '../quoted';
import {formatBody, type SampleWriter} from '../SampleRequest';

const swiftEscapes: Readonly<Record<string, string>> = {'\\b': '\\u{8}', '\\f': '\\u{c}'};

/** Swift names characters by `\u{…}` only, and has no `\b` and no `\f`. */
const quote = (text: string): string =>
  doubleQuoted(text).replaceAll(/\\(?:u([\da-f]{4})|.)/g, (escape, code?: string) =>
    code === undefined ? (swiftEscapes[escape] ?? escape) : `\\u{${code}}`,
  );

/** Quotes may stand in a multi-line string; backslashes are escapes in it. */
const multiLine = (text: string): string => ['"""', text.replaceAll('\\', '\\\\'), '"""'].join('\n');

export const swift: SampleWriter = ({method, url, token, headers, body, timeoutSeconds}) => code`
import Foundation

var request = URLRequest(url: URL(string: ${quote(url)})!)
request.timeoutInterval = ${timeoutSeconds}
${method === 'GET' ? undefined : `request.httpMethod = "${method}"`}
let token = ProcessInfo.processInfo.environment["${token}"] ?? ""
${when(token, () => 'request.setValue("Bearer \\(token)", forHTTPHeaderField: "Authorization")')}
${headers.map(({name, value}) => `request.setValue(${quote(value)}, forHTTPHeaderField: ${quote(name)})`)}
${when(body, () => 'request.setValue("application/json", forHTTPHeaderField: "Content-Type")')}
request.httpBody = Data(${when(body, () => multiLine(formatBody(body)))}.utf8)

let (data, response) = try await URLSession.shared.data(for: request)
let answer = String(decoding: data, as: UTF8.self)
guard let http = response as? HTTPURLResponse, http.statusCode < 400 else {
    fatalError(answer)
}
print(answer)
`;
