import {code, when} from '../code';
import {doubleQuoted} from '../quoted';
import {formatBody, type SampleWriter} from '../SampleRequest';

const indent = ' '.repeat(16);

/** A text block keeps quotes as they are; backslashes are escapes in it. */
const textBlock = (text: string): string => [`"""`, `${indent}${text.replaceAll('\\', '\\\\')}"""`].join('\n');

const publisher = (body: unknown): string =>
  body === undefined
    ? 'HttpRequest.BodyPublishers.noBody()'
    : `HttpRequest.BodyPublishers.ofString(${textBlock(formatBody(body, indent))})`;

export const java: SampleWriter = ({method, url, token, headers, body, timeoutSeconds}) => code`
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

public class Example {
    public static void main(String[] args) throws Exception {
        HttpRequest request = HttpRequest.newBuilder()
            .uri(URI.create(${doubleQuoted(url)}))
            .header("Authorization", "Bearer " + System.getenv("${token}"))
            ${headers.map(({name, value}) => `.header(${doubleQuoted(name)}, ${doubleQuoted(value)})`)}
            ${when(body, () => '.header("Content-Type", "application/json")')}
            .timeout(Duration.ofSeconds(${timeoutSeconds}))
            ${method === 'GET' ? '.GET()' : `.method("${method}", ${publisher(body)})`}
            .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() >= 400) {
            throw new IllegalStateException(response.statusCode() + ": " + response.body());
        }
        System.out.println(response.body());
    }
}
`;
