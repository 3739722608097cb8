import {expect, it} from 'vitest';
import {jsonPaths, linesNaming} from './linePaths';

it('jsonPaths names the field of each line of an answer', () => {
  const value = {data: {status: 'ok', names: ['A'], rows: [{id: 1}], empty: {}}, id: 'x'};
  const paths = jsonPaths(JSON.stringify(value, null, 2).split('\n')).map((path) => path ?? '-');
  expect(paths.join(' ')).toBe(
    '- data data.status data.names data.names data.names data.rows data.rows data.rows.id data.rows data.rows data.empty data id -',
  );
});

it('jsonPaths finds the body in a program', () => {
  const lines = ['response = requests.post(', '    json={', '        "name": "A",', '    },', ')'];
  expect(jsonPaths(lines)).toEqual([undefined, undefined, 'name', undefined, undefined]);
});

it.each([
  [`  --data-urlencode 'documentType=CC' \\`],
  [`fetch('https://api.example/x?documentType=CC&y=1')`],
  [`        "documentType": "CC",`],
  [`  .header("documentType", "CC")`],
])('linesNaming finds a parameter in %s', (line) => {
  expect(linesNaming(['first', line], 'documentType')).toEqual([1]);
  expect(linesNaming(['first', line], 'Type')).toEqual([]);
});
