import {expect, it} from 'vitest';
import {withHeadingIds} from './headingIds';

const html =
  '<h1>Page</h1><h2 class=anchor id=when>When it <code>is</code> sent<a href=#when class=hash-link>x</a></h2>' +
  '<h3 class="anchor x" id="a-b">Fields &amp; <a href=/x>values</a><a href=#a-b class=hash-link>x</a></h3>' +
  '<h3 class=anchor id=again>Fields &amp; values<a href=#again class=hash-link>x</a></h3>';

it('gives each heading the id that it has on the page, and code none', () => {
  const markdown =
    '# Page\n\n## When it `is` sent\n\n```bash\n## When\n```\n\n### Fields & [values](https://x.example)\n\n### Fields & values\n\n## Other';
  expect(
    withHeadingIds(markdown, html)
      .split('\n')
      .filter((line) => line.startsWith('#')),
  ).toEqual([
    '# Page',
    '## When it `is` sent {#when}',
    '## When',
    '### Fields & [values](https://x.example) {#a-b}',
    '### Fields & values {#again}',
    '## Other',
  ]);
});
