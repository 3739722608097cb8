import {doubleQuoted} from '../quoted';
import {formatBody, type SampleWriter} from '../SampleRequest';

/** A verbatim string may span lines; quotes are doubled in it. */
const verbatim = (text: string): string => `@"${text.replaceAll('"', '""')}"`;

export const csharp: SampleWriter = ({method, url, token, headers, body, timeoutSeconds}) =>
  [
    'using System;',
    'using System.Net.Http;',
    ...(token === undefined ? [] : ['using System.Net.Http.Headers;']),
    ...(body === undefined ? [] : ['using System.Text;']),
    'using System.Threading.Tasks;',
    '',
    'class Example',
    '{',
    '    static async Task Main()',
    '    {',
    `        var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${timeoutSeconds}) };`,
    `        var request = new HttpRequestMessage(new HttpMethod("${method}"), ${doubleQuoted(url)});`,
    ...(token === undefined
      ? []
      : [
          `        var token = Environment.GetEnvironmentVariable("${token}");`,
          '        request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);',
        ]),
    ...headers.map(({name, value}) => `        request.Headers.Add(${doubleQuoted(name)}, ${doubleQuoted(value)});`),
    ...(body === undefined
      ? []
      : [
          `        request.Content = new StringContent(${verbatim(formatBody(body))}, Encoding.UTF8, "application/json");`,
        ]),
    '        var response = await client.SendAsync(request);',
    '        var answer = await response.Content.ReadAsStringAsync();',
    '        if (!response.IsSuccessStatusCode)',
    '        {',
    '            throw new HttpRequestException($"{(int)response.StatusCode}: {answer}");',
    '        }',
    '        Console.WriteLine(answer);',
    '    }',
    '}',
  ].join('\n');
