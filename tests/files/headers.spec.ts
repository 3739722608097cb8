import {existsSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {inlineScripts} from '../../config/headers';
import {scriptHashes} from '../../src/delivery/hostFiles';
import {readRedirects} from '../../src/delivery/redirects';
import {build, built} from '../support/pages';

const policy = /Content-Security-Policy: (.*)/.exec(built('_headers'))?.[1] ?? '';

it('the policy allows the scripts of the site and no others', () => {
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"]) {
    expect(policy).toContain(directive);
  }
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
  expect(policy).not.toContain('http');
  expect(policy.match(/'sha256-/g)).toHaveLength(inlineScripts.length);
});

const hashesWith = (html: string): readonly unknown[] =>
  scriptHashes([
    ['a.html', '<script>set("preferred-language")</script>'],
    ['b.html', `<p>${html}`],
  ]);

it.each([
  '<script x=" src=">alert(1)</script>',
  '<script type=text/javascript type=application/ld+json>alert(1)</script>',
  '<template><script type="">alert(1)</script></template>',
  '<title></title><SCRIPT data-src=a>alert(1)',
  '<script>alert("preferred-language")</script>',
])('a page with %s stops the build', (html) => {
  expect(() => hashesWith(html)).toThrow(/^b\.html holds a script/);
});

it.each([
  '<script src=/a.js></script>',
  '<script type="application/ld+json">{"a":"</"}</script>',
  '<title><script>alert(1)</script></title>',
])('a page may hold %s, which runs no inline script', (html) => {
  expect(hashesWith(html)).toHaveLength(1);
});

it('files with a hash in their name may be kept for ever', () => {
  for (const file of globSync('assets/**', {cwd: build})) {
    expect(file).toMatch(/[.-][\w-]{8,}\.\w+(?:\.map|\.LICENSE\.txt)?$/);
  }
});

it.each([...readRedirects('.')])('redirects from %s to %s, which exists', (from, to) => {
  const target = to === '/' ? 'index' : to.replace(/#.*/, '');
  const file = path.extname(target) === '' ? `${target}.html` : target;
  expect(existsSync(path.join(build, file))).toBe(true);
  expect(built('_redirects')).toContain(`${from} ${to} 301\n`);
  if (!/\.\w+$/.test(from)) {
    expect(built(`${from}/index.html`)).toContain('http-equiv="refresh"');
  }
});
