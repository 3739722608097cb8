import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {publishedFiles} from '../../src/delivery/redirects/publishedFiles';
import {readRedirects} from '../../src/delivery/redirects/readRedirects';
import {build, built} from '../support/pages';

const redirects = readRedirects(path.resolve(__dirname, '../..'));

it('every file that redirects may lead to is published', () => {
  expect(publishedFiles.filter((file) => !existsSync(path.join(build, file)))).toEqual([]);
});

it('nothing that lists pages lists redirects', () => {
  const listed = ['sitemap.xml', 'search/en.json', 'search/es.json'].map(built);
  for (const {from} of redirects) {
    for (const list of listed) {
      expect(list).not.toContain(`${from}"`);
      expect(list).not.toContain(`${from}</loc>`);
    }
  }
});
