import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {redirects as table} from '../../config/redirects';
import {siteRoutes} from '../content/siteRoutes';
import {checkRedirects} from '../delivery/redirects/checkRedirects';
import {placeRedirects} from '../delivery/redirects/placeRedirects';
import {publishedFiles} from '../delivery/redirects/publishedFiles';
import type {Check} from './Check';

/** Redirects lead to something, directly, and hide nothing. */
export const redirects: Check = {
  name: 'redirects',
  run: async ({root, pages, parsed}) => {
    const source = await readFile(path.join(root, 'config/redirects.ts'), 'utf8');
    const written = [...pages.en, ...pages.es];
    const byFile = await parsed();
    const files = globSync('**/*', {cwd: path.join(root, 'static')});
    return checkRedirects(placeRedirects(table, source), {
      pages: new Set([...written.map(({route}) => route), ...siteRoutes()]),
      files: new Set([...files, ...publishedFiles].map((file) => `/${file}`)),
      hasAnchor: (route, id) => {
        const page = written.find((item) => item.route === route);
        return page === undefined || byFile.get(page.file)?.ids.has(id) === true;
      },
    });
  },
};
