import path from 'node:path';
import {globSync} from 'tinyglobby';
import {siteRoutes} from '../content/siteRoutes';
import {checkRedirects} from '../delivery/redirects/checkRedirects';
import {publishedFiles} from '../delivery/redirects/publishedFiles';
import {readRedirects} from '../delivery/redirects/readRedirects';
import type {Check} from './Check';

/** Redirects lead directly to something that exists, and hide no page. */
export const redirects: Check = {
  name: 'redirects',
  needsValidData: true,
  run: async ({root, allPages, posts, parse}) => {
    const redirects = readRedirects(root);
    const anchored = allPages.filter(({route}) => redirects.some(({to}) => to.startsWith(`${route}#`)));
    const ids = new Map(
      await Promise.all(anchored.map(async (page) => [page.route, (await parse(page)).ids] as const)),
    );
    const files = globSync('**/*', {cwd: path.join(root, 'static')});
    return checkRedirects(redirects, {
      pages: new Set([...[...allPages, ...posts].map(({route}) => route), ...siteRoutes()]),
      files: new Set([...files, ...publishedFiles].map((file) => `/${file}`)),
      hasAnchor: (route, id) => ids.get(route)?.has(id) ?? true,
    });
  },
};
