import {describe, expect, it} from 'vitest';
import {purge} from './purge';

const scripts = ['className:"menu__link active_a1",style:{width:"var(--ifm-read)"},hero:"footer__links"'];

const purged = (...sheets: string[]): string[] =>
  purge(sheets, {scripts, isOfSettings: (name) => name !== 'footer__links'});

describe('purge', () => {
  it.each([
    ['.menu__link{color:red}', '.menu__link{color:red}'],
    ['.menu__link,.pills{color:red}', '.menu__link{color:red}'],
    ['.pills__item--active{color:red}', ''],
    ['.hero{color:red}', ''],
    ['.footer__links{color:red}', ''],
    ['.menu__link:not(.pills):hover{color:red}', '.menu__link:not(.pills):hover{color:red}'],
    ["[data-theme='dark'] .active_a1{color:red}", "[data-theme='dark'] .active_a1{color:red}"],
    ['p{--ifm-unread:1px;--ifm-read:2px;--own:3px}', 'p{--ifm-read:2px;--own:3px}'],
    ['@media print{.hero{color:red}}', ''],
    ['@media print{@layer a{.hero{color:red}}}', ''],
    ['@layer a{.hero{color:red}}', '@layer a{}'],
    ['.menu__link:is(:hover,.pills){color:red}', '.menu__link:is(:hover,.pills){color:red}'],
    ['@keyframes turn{0%{color:red}}', '@keyframes turn{0%{color:red}}'],
    ['p{--ifm-a:var(--ifm-b);--ifm-b:1px}', ''],
    ['p{--ifm-a:1px;top:var(--ifm-a)}', 'p{--0:1px;top:var(--0)}'],
  ])('makes of %s what the site can have', (css, left) => {
    expect(purged(css)).toEqual([left]);
  });

  it('keeps a variable that another style sheet reads', () => {
    expect(purged('p{--ifm-a:1px}', 'b{top:var(--ifm-a)}')).toEqual(['p{--0:1px}', 'b{top:var(--0)}']);
  });

  it('leaves out a variable that only an overridden rule reads', () => {
    const css = '@layer a{:root{--ifm-a:1px;--ifm-b:var(--ifm-a)}}:root{--ifm-b:2px}p{top:var(--ifm-b)}';
    expect(purged(css)).toEqual(['@layer a{}p{top:2px}']);
  });
});
