import {readFile} from 'node:fs/promises';
import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER, flattenRoutes} from '@docusaurus/utils';
import {defaultLocale, localeCodes, locales} from '../../../config/locales';
import type {RoutePair} from '../localeOfPath';
import {routePairs} from '../routePairs';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/** The same file below `docs/` and `docs-es/` is the same page. */
function docPairs(routes: readonly RouteConfig[]): RoutePair[] {
  const bySource = new Map(routes.map(({path, metadata}) => [metadata?.sourceFilePath, path]));
  return [...bySource].flatMap(([source, en]) => {
    const es = source?.startsWith('docs/') ? bySource.get(source.replace('docs/', 'docs-es/')) : undefined;
    return es === undefined ? [] : [{en, es}];
  });
}

/** A Spanish post names its English one. */
async function postPairs(routes: readonly RouteConfig[]): Promise<RoutePair[]> {
  const posts = routes.filter(({metadata}) => metadata?.sourceFilePath?.startsWith('blog/'));
  const pairs = await Promise.all(
    posts.map(async ({path, metadata}) => {
      const filePath = metadata?.sourceFilePath ?? '';
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: await readFile(filePath, 'utf8')});
      const {lang, counterpart} = frontMatter;
      const en = posts.find((post) => post.path.endsWith(`/${String(counterpart)}`))?.path;
      return lang === 'es' && en !== undefined ? [{en, es: path}] : [];
    }),
  );
  return pairs.flat();
}

/**
 * The items of the sitemap, each with its page's addresses in both languages as `xhtml:link` elements:
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export const createSitemapItems: CreateSitemapItems = async ({defaultCreateSitemapItems, ...params}) => {
  const items = await defaultCreateSitemapItems(params);
  const {baseUrl, url} = params.siteConfig;
  const routes = flattenRoutes([...params.routes]);
  const pairs = [...routePairs(baseUrl), ...docPairs(routes), ...(await postPairs(routes))];
  return items.map((item) => {
    const {pathname} = new URL(item.url);
    const pair = pairs.find(({en, es}) => en === pathname || es === pathname);
    if (pair === undefined) {
      return item;
    }
    const links = localeCodes.map((code) => ({lang: locales[code].htmlLang, url: `${url}${pair[code]}`}));
    return {...item, links: [...links, {lang: 'x-default', url: `${url}${pair[defaultLocale]}`}]};
  });
};
