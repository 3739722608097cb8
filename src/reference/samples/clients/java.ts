import {doubleQuoted} from '../quoted';
import {formatBody, type SampleWriter} from '../SampleRequest';

/** A text block keeps quotes as they are; backslashes are escapes in it. */
const textBlock = (text: string, indent: string): string =>
  [`"""`, `${indent}${text.replaceAll('\\', '\\\\')}"""`].join('\n');

export const java: SampleWriter = ({method, url, token, headers, body, timeoutSeconds}) => {
  const indent = ' '.repeat(16);
  const publisher =
    body === undefined
      ? 'HttpRequest.BodyPublishers.noBody()'
      : `HttpRequest.BodyPublishers.ofString(${textBlock(formatBody(body, indent), indent)})`;
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    'import java.time.Duration;',
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    '        HttpRequest request = HttpRequest.newBuilder()',
    `            .uri(URI.create(${doubleQuoted(url)}))`,
    ...(token === undefined ? [] : [`            .header("Authorization", "Bearer " + System.getenv("${token}"))`]),
    ...headers.map(({name, value}) => `            .header(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
    ...(body === undefined ? [] : ['            .header("Content-Type", "application/json")']),
    `            .timeout(Duration.ofSeconds(${timeoutSeconds}))`,
    method === 'GET' ? '            .GET()' : `            .method("${method}", ${publisher})`,
    '            .build();',
    '        HttpResponse<String> response = HttpClient.newHttpClient()',
    '            .send(request, HttpResponse.BodyHandlers.ofString());',
    '        if (response.statusCode() >= 400) {',
    '            throw new IllegalStateException(response.statusCode() + ": " + response.body());',
    '        }',
    '        System.out.println(response.body());',
    '    }',
    '}',
  ].join('\n');
};
