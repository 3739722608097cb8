import {expect, it} from 'vitest';
import {textFault} from './textFault';

it.each([
  ['See <img src=x onerror=alert(1)> here', 'holds the HTML <img src=x onerror=alert(1)>'],
  ['<b>All</b> of it', 'holds the HTML <b>'],
  ['<!-- later -->', 'holds the HTML <!-- later -->'],
  ['[x](javascript:alert(1))', 'links to "javascript:alert(1)"'],
  ['[x](JavaScript:alert(1))', 'links to "JavaScript:alert(1)"'],
  ['[x](data:text/html,y)', 'links to "data:text/html,y"'],
  ['[x](//host.example/)', 'links to "//host.example/"'],
  ['[x](vbscript:y "title")', 'links to "vbscript:y"'],
  ['[x][y]\n\n[y]: javascript:z', 'links to "javascript:z"'],
  ['<javascript:alert(1)>', 'links to "javascript:alert(1)"'],
  ['![x](/img/x.png)', 'holds an image'],
  ['One.\n\nTwo.', 'several paragraphs'],
])('%j is refused', (text, fault) => {
  expect(textFault(text)).toContain(fault);
});

it.each([
  'Plain, with a < b, c > d and [brackets]',
  '`<img>` in code',
  '[Errors](/platform/errors#keys), [part](#part), [site](https://a.example), <https://a.example>, <mailto:a@b.example>',
  'https://a.example',
])('%j is printed', (text) => {
  expect(textFault(text)).toBeUndefined();
});
