import {describe, expect, it} from 'vitest';
import {jsonPaths, linesNaming} from './linePaths';

describe('jsonPaths', () => {
  it('names the field of each line of an answer', () => {
    const value = {data: {status: 'ok', names: ['A', 'B'], rows: [{id: 1}, {id: 2}], empty: {}}, id: 'x'};
    expect(jsonPaths(JSON.stringify(value, null, 2).split('\n'))).toEqual([
      undefined,
      'data',
      'data.status',
      'data.names',
      'data.names',
      'data.names',
      'data.names',
      'data.rows',
      'data.rows',
      'data.rows.id',
      'data.rows',
      'data.rows',
      'data.rows.id',
      'data.rows',
      'data.rows',
      'data.empty',
      'data',
      'id',
      undefined,
    ]);
  });

  it('finds the body in a program', () => {
    const lines = ['response = requests.post(', '    json={', '        "name": "A",', '    },', ')'];
    expect(jsonPaths(lines)).toEqual([undefined, undefined, 'name', undefined, undefined]);
  });
});

describe('linesNaming', () => {
  it.each([
    [`  --data-urlencode 'documentType=CC' \\`],
    [`fetch('https://api.example/x?documentType=CC&y=1')`],
    [`        "documentType": "CC",`],
    [`  .header("documentType", "CC")`],
  ])('finds a parameter in %s', (line) => {
    expect(linesNaming(['first', line], 'documentType')).toEqual([1]);
    expect(linesNaming(['first', line], 'Type')).toEqual([]);
  });
});
