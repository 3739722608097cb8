import {code, when} from '../code';
import {doubleQuoted} from '../quoted';
import {formatBody, type SampleWriter} from '../SampleRequest';

/** `#` begins code in a Ruby text, before a brace, `$` or `@`. */
const quote = (text: string): string => doubleQuoted(text).replaceAll(/#(?=[{$@])/g, '\\#');

const className = (method: string): string => `${method.charAt(0)}${method.slice(1).toLowerCase()}`;

export const ruby: SampleWriter = ({method, url, token, headers, body, timeoutSeconds}) => code`
require "net/http"

uri = URI(${quote(url)})
request = Net::HTTP::${className(method)}.new(uri)
request["Authorization"] = "Bearer #{ENV.fetch("${token}")}"
${headers.map(({name, value}) => `request[${quote(name)}] = ${quote(value)}`)}
${when(body, () => 'request["Content-Type"] = "application/json"')}
${when(body, () => [`request.body = <<~'JSON'`, `  ${formatBody(body, '  ')}`, 'JSON'])}
options = {use_ssl: uri.scheme == "https", read_timeout: ${timeoutSeconds}}
response = Net::HTTP.start(uri.host, uri.port, options) do |http|
  http.request(request)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
puts response.body
`;
