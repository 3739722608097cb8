import {describe, expect, it} from 'vitest';
import {purge} from './purge';

const scripts = ['className:"menu__link active_a1",style:{width:"var(--ifm-read)"}'];

describe('purge', () => {
  it.each([
    ['.menu__link{color:red}', '.menu__link{color:red}'],
    ['.menu__link,.pills{color:red}', '.menu__link{color:red}'],
    ['.pills__item--active{color:red}', ''],
    ['.menu__link:not(.pills):hover{color:red}', '.menu__link:not(.pills):hover{color:red}'],
    ["[data-theme='dark'] .active_a1{color:red}", "[data-theme='dark'] .active_a1{color:red}"],
    [':root{--ifm-unread:1px;--ifm-read:2px;--site-own:3px}', ':root{--ifm-read:2px;--site-own:3px}'],
    ['@media print{.hero{color:red}}', ''],
    ['.menu__link:is(:hover,.pills){color:red}', '.menu__link:is(:hover,.pills){color:red}'],
    ['@keyframes turn{0%{color:red}}', '@keyframes turn{0%{color:red}}'],
    [':root{--ifm-a:var(--ifm-b);--ifm-b:1px}', ''],
  ])('makes of %s what the site can have', (css, left) => {
    expect(purge(css, scripts)).toBe(left);
  });
});
