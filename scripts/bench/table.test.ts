import {expect, test} from 'vitest';
import {formatTable} from './table';

test('numbers stand to the right, below each other', () => {
  const rows = [
    ['site', '41.2', '1.3'],
    ['plain Docusaurus', '9.5', ''],
  ];
  expect(formatTable({title: 'Builds', columns: ['', 'cold s', 'ratio'], rows})).toBe(
    ['Builds', '                  cold s  ratio', 'site                41.2    1.3', 'plain Docusaurus     9.5'].join(
      '\n',
    ),
  );
});

test('a row that lacks a cell is an error that shows it', () => {
  expect(() => formatTable({title: 'Builds', columns: ['', 's'], rows: [['site']]})).toThrow(
    /"Builds".*"site".*2 cells/,
  );
});
