import {existsSync} from 'node:fs';
import path from 'node:path';
import {siteRoutes} from '../content/siteRoutes';
import type {ContentPage} from '../content/readPages';
import type {Check, CheckedSite} from './Check';
import type {PageLink, ParsedPage} from './parsePage';

/** Links that leave the site, and addresses of mail. */
const outward = /^[a-z][a-z\d+.-]*:/i;

/** What a link says, apart: a page, and a place in it. */
function split(url: string): [target: string, anchor: string | undefined] {
  const [target = '', anchor] = url.split('#');
  return [target, anchor];
}

/** The file to which a link of a page leads, where it names one. */
function targetFile(target: string, page: ContentPage): string {
  if (target === '') {
    return page.file;
  }
  return target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(page.file), target);
}

/** What links can lead to. */
interface Known {
  parsed: ReadonlyMap<string, ParsedPage>;
  /** Routes beside the pages of the docs. */
  routes: ReadonlySet<string>;
}

function linkFault(
  {line, url}: PageLink,
  page: ContentPage,
  {root, allPages}: CheckedSite,
  {parsed, routes}: Known,
): string[] {
  const [target, anchor] = split(url);
  const place = `${page.file}:${line}`;
  if (outward.test(url)) {
    return [];
  }
  const byRoute = allPages.find(({route}) => route === target);
  const file = byRoute?.file ?? targetFile(target, page);
  const there = parsed.get(file);
  if (there === undefined) {
    const isKnown = target.startsWith('/')
      ? routes.has(target) || existsSync(path.join(root, 'static', target))
      : existsSync(path.join(root, file));
    return isKnown
      ? []
      : [`${place}: the link "${url}" leads to no page. Write the path of a file, such as ./peru.mdx.`];
  }
  return anchor === undefined || there.fault !== undefined || there.ids.has(anchor)
    ? []
    : [
        `${place}: the link "${url}" leads to no heading. ${file} has: ${[...there.ids].map((id) => `#${id}`).join(', ')}.`,
      ];
}

/** Every link between pages leads to a page, and to a heading of it where it names one. */
export const links: Check = {
  name: 'links',
  run: async (site) => {
    const known = {parsed: await site.parsed(), routes: siteRoutes()};
    return site.allPages.flatMap((page) =>
      (known.parsed.get(page.file)?.links ?? []).flatMap((link) => linkFault(link, page, site, known)),
    );
  },
};
