import path from 'node:path';
import {globSync} from 'tinyglobby';
import {localeCodes} from '../../config/locales';
import {siteRoutes} from '../content/siteRoutes';
import {checkRedirects} from '../delivery/redirects/checkRedirects';
import {publishedFiles} from '../delivery/redirects/publishedFiles';
import {readRedirects} from '../delivery/redirects/readRedirects';
import type {Check} from './Check';

/** Redirects lead directly to something that exists, and hide no page. */
export const redirects: Check = {
  name: 'redirects',
  run: async ({root, pages, parsed}) => {
    const written = localeCodes.flatMap((locale) => pages[locale]);
    const byFile = await parsed();
    const files = globSync('**/*', {cwd: path.join(root, 'static')});
    return checkRedirects(readRedirects(root), {
      pages: new Set([...written.map(({route}) => route), ...siteRoutes()]),
      files: new Set([...files, ...publishedFiles].map((file) => `/${file}`)),
      hasAnchor: (route, id) => {
        const page = written.find((item) => item.route === route);
        return page === undefined || byFile.get(page.file)?.ids.has(id) === true;
      },
    });
  },
};
