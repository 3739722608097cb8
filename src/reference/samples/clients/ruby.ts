import {formatBody, type SampleWriter} from '../SampleRequest';

const className = (method: string): string => `${method.charAt(0)}${method.slice(1).toLowerCase()}`;

export const ruby: SampleWriter = ({method, url, token, headers, body}) =>
  [
    'require "net/http"',
    '',
    `uri = URI(${JSON.stringify(url)})`,
    `request = Net::HTTP::${className(method)}.new(uri)`,
    ...(token === undefined ? [] : [`request["Authorization"] = "Bearer #{ENV.fetch("${token}")}"`]),
    ...headers.map(({name, value}) => `request[${JSON.stringify(name)}] = ${JSON.stringify(value)}`),
    ...(body === undefined
      ? []
      : [
          'request["Content-Type"] = "application/json"',
          `request.body = <<~'JSON'`,
          `  ${formatBody(body, '  ')}`,
          'JSON',
        ]),
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|',
    '  http.request(request)',
    'end',
    'abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    'puts response.body',
  ].join('\n');
