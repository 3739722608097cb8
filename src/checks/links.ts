import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ContentPage} from '../content/readPages';
import {siteRoutes} from '../content/siteRoutes';
import type {Check} from './Check';

/** Links that leave the site, and addresses of mail. */
const outward = /^[a-z][a-z\d+.-]*:/i;

/** The file to which a link of a page leads, where it names no route. */
function targetFile(target: string, page: ContentPage): string {
  if (target === '') {
    return page.file;
  }
  if (target.startsWith('/')) {
    return path.posix.join('static', target);
  }
  return target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(page.file), target);
}

/** Every link between pages leads to a page, and to a heading of it where it names one. */
export const links: Check = {
  name: 'links',
  run: async ({root, allPages, parsed}) => {
    const pages = await parsed();
    const files = new Map(allPages.map(({route, file}) => [route, file]));
    const routes = siteRoutes();

    /** What is wrong with a link; undefined where it leads to something. */
    function faultOf(url: string, page: ContentPage): string | undefined {
      const [target = '', anchor] = url.split('#');
      const file = files.get(target) ?? targetFile(target, page);
      const there = pages.get(file);
      if (there === undefined) {
        return outward.test(url) || routes.has(target) || existsSync(path.join(root, file))
          ? undefined
          : 'leads to no page. Write the path of a file, such as ./peru.mdx.';
      }
      return anchor === undefined || there.fault !== undefined || there.ids.has(anchor)
        ? undefined
        : `leads to no heading. ${file} has: ${[...there.ids].map((id) => `#${id}`).join(', ')}.`;
    }

    return allPages.flatMap((page) =>
      (pages.get(page.file)?.links ?? []).flatMap(({line, url}) => {
        const fault = faultOf(url, page);
        return fault === undefined ? [] : [`${page.file}:${line}: the link "${url}" ${fault}`];
      }),
    );
  },
};
