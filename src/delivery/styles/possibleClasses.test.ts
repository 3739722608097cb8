import {describe, expect, it} from 'vitest';
import {possibleClasses} from './possibleClasses';

const isPossible = possibleClasses([
  '(0,r.jsx)("a",{className:(0,c.A)("menu__link","active_a1",t&&`wide ${n}tall`),hero:"hero_D7cu"})',
  'let s={card:o.card};a=`method--${t}`,b="level-"+n;i="<p class=\\"note small\\">"',
  "e.innerHTML='<i class=plain>'",
]);

describe('possibleClasses', () => {
  it.each([
    'menu__link',
    'active_a1',
    'wide',
    'tall',
    'hero_D7cu',
    'note',
    'small',
    'plain',
    'method--post',
    'level-1',
  ])('%s stands in a string', (name) => {
    expect(isPossible(name)).toBe(true);
  });

  it.each(['hero', 'card', 'jsx', 'levels', 'method'])('%s does not', (name) => {
    expect(isPossible(name)).toBe(false);
  });
});
