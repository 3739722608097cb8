import postcss from 'postcss';
import {expect, it} from 'vitest';
import {shortenNames} from './shortenNames';

it('gives a variable the same short name in all style sheets, unless a script names it', () => {
  const roots = [
    ':root{--site-a:1px;--site-named:2px;--go:3px}[data-theme=dark]{--site-a:4px}',
    'p{margin:var(--ifm-b)var(--site-a)var(--site-named)}',
  ].map((css) => postcss.parse(css));
  shortenNames(roots, new Set(['--site-named']));
  expect(roots.map((root) => root.toString())).toEqual([
    ':root{--0:1px;--site-named:2px;--go:3px}[data-theme=dark]{--0:4px}',
    'p{margin:var(--1)var(--0)var(--site-named)}',
  ]);
});
