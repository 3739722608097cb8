import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {redirects} from '../../../config/redirects';
import {placeRedirects} from './placeRedirects';

describe('placeRedirects', () => {
  it('finds the line of each redirect, however it is wrapped', () => {
    const source = `export const redirects = [\n  {from: '/a', to: '/b'},\n  {\n    from: '/c',\n    to: '/d',\n  },\n];\n`;
    const table = [
      {from: '/a', to: '/b'},
      {from: '/c', to: '/d'},
    ];
    expect(placeRedirects(table, source).map(({line}) => line)).toEqual([2, 4]);
  });

  it('finds the lines of the real table', () => {
    const source = readFileSync(path.resolve(__dirname, '../../../config/redirects.ts'), 'utf8');
    const lines = source.split('\n');
    for (const {from, line} of placeRedirects(redirects, source)) {
      expect(lines[line - 1]).toContain(`from: '${from}'`);
    }
  });

  it('says what to do where redirects are computed', () => {
    expect(() => placeRedirects([{from: '/a', to: '/b'}], 'x.map((from) => ({from, to}))')).toThrow(
      'config/redirects.ts: 1 redirects on 0 lines',
    );
  });
});
