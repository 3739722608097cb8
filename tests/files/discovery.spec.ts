import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {build, built} from '../support/pages';

const isMissing = (file: string): boolean =>
  [file, `${file}.html`].every((name) => !existsSync(path.join(build, '.well-known', name)));

it('every skill of the index has its digest, and links to files that exist', () => {
  const {skills} = JSON.parse(built('.well-known/agent-skills/index.json')) as {
    skills: {name: string; url: string; digest: string}[];
  };
  expect(skills).toHaveLength(6);
  for (const {name, url, digest} of skills) {
    const text = built(path.posix.join('.well-known/agent-skills', url));
    expect(text, name).toContain(`name: ${name}\n`);
    expect(`sha256:${createHash('sha256').update(text).digest('hex')}`, name).toBe(digest);
    const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => path.join('agent-skills', name, link));
    expect(links.length, name).toBeGreaterThan(3);
    expect(links.filter(isMissing), name).toEqual([]);
  }
});

it('the catalogue of APIs names files that exist', () => {
  const catalog = built('.well-known/api-catalog');
  const files = [...catalog.matchAll(/"href": "(\.\.\/[\w.-]*|agent-skills[^"]+)"/g)].map(([, href = '']) => href);
  expect(files).toHaveLength(5);
  expect(files.filter(isMissing)).toEqual([]);
});
