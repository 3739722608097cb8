import {code, when} from '../code';
import {doubleQuoted} from '../quoted';
import {formatBody, type SampleWriter} from '../SampleRequest';

/** A verbatim string may span lines; quotes are doubled in it. */
const verbatim = (text: string): string => `@"${text.replaceAll('"', '""')}"`;

export const csharp: SampleWriter = ({method, url, token, headers, body, timeoutSeconds}) => code`
using System;
using System.Net.Http;
${when(token, () => 'using System.Net.Http.Headers;')}
${when(body, () => 'using System.Text;')}
using System.Threading.Tasks;

class Example
{
    static async Task Main()
    {
        var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${timeoutSeconds}) };
        var request = new HttpRequestMessage(new HttpMethod("${method}"), ${doubleQuoted(url)});
        ${when(token, (name) => `var token = Environment.GetEnvironmentVariable("${name}");`)}
        ${when(token, () => 'request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);')}
        ${headers.map(({name, value}) => `request.Headers.Add(${doubleQuoted(name)}, ${doubleQuoted(value)});`)}
        request.Content = new StringContent(${when(body, () => verbatim(formatBody(body)))}, Encoding.UTF8, "application/json");
        var response = await client.SendAsync(request);
        var answer = await response.Content.ReadAsStringAsync();
        if (!response.IsSuccessStatusCode)
        {
            throw new HttpRequestException($"{(int)response.StatusCode}: {answer}");
        }
        Console.WriteLine(answer);
    }
}
`;
