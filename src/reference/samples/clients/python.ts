import {code, when} from '../code';
import {doubleQuoted} from '../quoted';
import type {SampleWriter} from '../SampleRequest';

/** A JSON value as a Python literal. */
function literal(value: unknown, indent: string): string {
  const inner = `${indent}    `;
  if (value === null || value === undefined) {
    return 'None';
  }
  if (typeof value === 'boolean') {
    return value ? 'True' : 'False';
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[${value.map((item) => literal(item, indent)).join(', ')}]`;
  }
  if (typeof value === 'object') {
    const rows = Object.entries(value).map(([key, item]) => `${inner}${doubleQuoted(key)}: ${literal(item, inner)},`);
    return rows.length === 0 ? '{}' : ['{', ...rows, `${indent}}`].join('\n');
  }
  return typeof value === 'string' ? doubleQuoted(value) : JSON.stringify(value);
}

export const python: SampleWriter = ({method, baseUrl, query, token, headers, body, timeoutSeconds}) => {
  const parameters = [...new Set(query.map(({name}) => name))].map((name) => {
    const values = query.filter((parameter) => parameter.name === name).map(({value}) => value);
    return `    ${doubleQuoted(name)}: ${literal(values.length === 1 ? values[0] : values, '')},`;
  });
  const lines = [
    ...(token === undefined ? [] : [`"Authorization": f"Bearer {os.environ['${token}']}"`]),
    ...headers.map(({name, value}) => `${doubleQuoted(name)}: ${doubleQuoted(value)}`),
  ];
  return code`
${when(token, () => ['import os', ''])}
import requests

response = requests.${method.toLowerCase()}(
    ${doubleQuoted(baseUrl)},
    ${lines.length === 0 ? undefined : `headers={${lines.join(', ')}},`}
    ${parameters.length === 0 ? undefined : ['params={', ...parameters, '},']}
    json=${when(body, () => literal(body, '    '))},
    timeout=${timeoutSeconds},
)
if not response.ok:
    raise SystemExit(f"{response.status_code}: {response.text}")
print(response.text)
`;
};
