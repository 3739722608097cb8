import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {inlineVariables, removeOverridden} from './inlineVariables';

const words = new Set(['--named']);

function inlined(...sheets: string[]): string {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  inlineVariables(roots, words);
  return roots.map((root) => root.toString()).join('|');
}

describe('inlineVariables', () => {
  it.each([
    [':root{--a:1px}p{top:var(--a)}', ':root{}p{top:1px}'],
    [':root{--a:var(--b);--b:1px}p{top:var(--a)}', ':root{}p{top:1px}'],
    ['@layer x{:root{--a:1px}}p{top:var(--a)}', '@layer x{:root{}}p{top:1px}'],
    [':root{--a:1px;--b:2px}p{margin:var(--a)var(--b)}', ':root{}p{margin:1px 2px}'],
    [':root{--a:1px}p{border:var(--a)solid;top:calc(var(--a)*-1)}', ':root{}p{border:1px solid;top:calc(1px*-1)}'],
    [':root{--a:x,"y"}p{font:1px/var(--b)var(--a)}', ':root{}p{font:1px/var(--b)x,"y"}'],
    [
      ':root{--a:var(--b);--b:1px}html[data-theme=dark]{--b:2px}p{top:var(--a)}',
      ':root{--b:1px}html[data-theme=dark]{--b:2px}p{top:var(--b)}',
    ],
  ])('makes of %s %s', (css, expected) => {
    expect(inlined(css)).toBe(expected);
  });

  it.each([
    ['set again in another mode', ':root{--a:1px}[data-theme=dark]{--a:2px}p{top:var(--a)}'],
    ['set again on paper', ':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}'],
    ['set on a part of the page', '.x{--a:1px}p{top:var(--a)}'],
    ['set at some widths only', '@media (width<=9px){:root{--a:1px}}p{top:var(--a)}'],
    ['of a value that reads what a part of the page sets', ':root{--a:var(--b);--b:1px}.x{--b:2px}p{top:var(--a)}'],
    ['of a value that reads what no style sheet sets', ':root{--a:var(--b)}p{top:var(--a)}'],
    ['named by a script', ':root{--named:1px}p{top:var(--named)}'],
    ['of a value that reads what a script may set', ':root{--a:var(--named);--named:1px}p{top:var(--a)}'],
    ['read with another value in case it has none', ':root{--a:1px}p{top:var(--a,2px)}'],
    ['a keyword, which is no value of a variable', ':root{--a:inherit}p{color:var(--a)}'],
  ])('leaves a variable that is %s', (_case, css) => {
    expect(inlined(css)).toBe(css);
  });

  it('knows what other style sheets set', () => {
    expect(inlined(':root{--a:1px;--b:2px}', '.x{--a:2px}p{margin:var(--a)var(--b)}')).toBe(
      ':root{--a:1px}|.x{--a:2px}p{margin:var(--a)2px}',
    );
  });
});

describe('removeOverridden', () => {
  it.each([
    ['@layer x{:root{--a:1px}}:root{--a:2px}', '@layer x{:root{}}:root{--a:2px}'],
    [
      '@layer x{html[data-theme=dark]{--a:1px}}:root,[data-theme=dark]{--a:2px}',
      '@layer x{html[data-theme=dark]{}}:root,[data-theme=dark]{--a:2px}',
    ],
    ['@layer x{.b{--a:1px}}:root{--a:2px}', '@layer x{.b{--a:1px}}:root{--a:2px}'],
    ['@layer x{:root{--a:1px!important}}:root{--a:2px}', '@layer x{:root{--a:1px!important}}:root{--a:2px}'],
    ['@layer x{:root{--a:1px}}@media print{:root{--a:2px}}', '@layer x{:root{--a:1px}}@media print{:root{--a:2px}}'],
    ['@layer x{:root{--a:1px}}[data-theme=dark]{--a:2px}', '@layer x{:root{--a:1px}}[data-theme=dark]{--a:2px}'],
  ])('makes of %s %s', (css, expected) => {
    const root = postcss.parse(css);
    removeOverridden([root]);
    expect(root.toString()).toBe(expected);
  });
});
