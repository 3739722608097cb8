import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {build, built} from '../support/pages';

const folder = '.well-known/agent-skills';

interface Index {
  skills: {name: string; url: string; digest: string}[];
}

it('every skill of the index has its digest, and links to files that exist', () => {
  const {skills} = JSON.parse(built(`${folder}/index.json`)) as Index;
  expect(skills).toHaveLength(6);
  for (const {name, url, digest} of skills) {
    const text = built(path.posix.join(folder, url));
    expect(text, name).toContain(`name: ${name}\n`);
    expect(`sha256:${createHash('sha256').update(text).digest('hex')}`, name).toBe(digest);
    const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => path.join(build, folder, name, link));
    expect(links.length, name).toBeGreaterThan(3);
    expect(
      links.filter((file) => !existsSync(file)),
      name,
    ).toEqual([]);
  }
});

it('the catalogue of APIs names files that exist', () => {
  const catalog = built('.well-known/api-catalog');
  const files = [...catalog.matchAll(/"href": "(\.\.\/[\w.-]*|agent-skills[^"]+)"/g)].map(([, href = '']) => href);
  expect(files).toHaveLength(5);
  const isThere = (href: string): boolean =>
    [href, `${href}.html`].some((file) => existsSync(path.join(build, '.well-known', file)));
  expect(files.filter((href) => !isThere(href))).toEqual([]);
});
