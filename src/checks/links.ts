import {existsSync} from 'node:fs';
import path from 'node:path';
import {closest} from '../content/closest';
import type {WrittenPage} from '../content/readPages';
import {siteRoutes} from '../content/siteRoutes';
import type {Check, CheckedSite} from './Check';

/** Links that leave the site, and addresses of mail. */
const outward = /^[a-z][a-z\d+.-]*:/i;

/** The file to which a link of a page leads, where it names no route. */
function targetFile(target: string, page: WrittenPage): string {
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

/** The pages whose links may be broken: all, or those that changed and those that link to what changed. */
function pagesInQuestion({written, changed}: CheckedSite): readonly WrittenPage[] {
  if (changed === undefined) {
    return written;
  }
  const routes = new Set(written.filter(({file}) => changed.has(file)).map(({route}) => route));
  return written.filter(
    (page) =>
      changed.has(page.file) ||
      [...page.text.matchAll(/\]\(([^)#\s]+)/g)].some(
        ([, target = '']) => routes.has(target) || changed.has(targetFile(target, page)),
      ),
  );
}

/** Every link of pages and posts leads to a page, and to a heading of it where it names one. */
export const links: Check = {
  name: 'links',
  needsValidData: true,
  run: async (site) => {
    const {root, written, parse} = site;
    const byRoute = new Map(written.map((page) => [page.route, page]));
    const byFile = new Map(written.map((page) => [page.file, page]));
    const routes = siteRoutes();

    /** How a link may have been meant. */
    function nearest(target: string, file: string, page: WrittenPage): string {
      const near = target.startsWith('/') ? closest(target, [...byRoute.keys()]) : closest(file, [...byFile.keys()]);
      // Paths begin alike: the last part has to be near by itself.
      if (near === undefined || closest(path.posix.basename(target), [path.posix.basename(near)]) === undefined) {
        return 'Write the path of a file, such as ./peru.mdx.';
      }
      const relative = path.posix.relative(path.posix.dirname(page.file), near);
      const meant = near.startsWith('/') ? near : relative.startsWith('.') ? relative : `./${relative}`;
      return `Did you mean "${meant}"?`;
    }

    /** What is wrong with a link; undefined where it leads to something. */
    async function faultOf(url: string, page: WrittenPage): Promise<string | undefined> {
      const [target = '', anchor] = url.split('#');
      const file = targetFile(target, page);
      const there = byRoute.get(target) ?? byFile.get(file);
      if (there === undefined) {
        return outward.test(url) || routes.has(target) || existsSync(path.join(root, file))
          ? undefined
          : `leads to no page. ${nearest(target, file, page)}`;
      }
      if (anchor === undefined) {
        return undefined;
      }
      const {fault, ids} = await parse(there);
      return fault !== undefined || ids.has(anchor)
        ? undefined
        : `leads to no heading. ${there.file} has: ${[...ids].map((id) => `#${id}`).join(', ')}.`;
    }

    const faults: string[] = [];
    for (const page of pagesInQuestion(site)) {
      for (const {line, url} of (await parse(page)).links) {
        const fault = await faultOf(url, page);
        if (fault !== undefined) {
          faults.push(`${page.file}:${line}: the link "${url}" ${fault}`);
        }
      }
    }
    return faults;
  },
};
