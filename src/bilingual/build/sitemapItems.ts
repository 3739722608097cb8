import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {defaultLocale, localeCodes, locales} from '../../../config/locales';
import {fieldsOf} from '../../content/pageFields';
import type {Counterparts} from '../localeOfPath';
import {configuredCounterparts} from './configuredCounterparts';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/** The same file below the docs folders of two languages is the same page. */
function docCounterparts(routes: readonly RouteConfig[]): Counterparts[] {
  const bySource = new Map(routes.map(({path, metadata}) => [metadata?.sourceFilePath, path]));
  const folder = `${locales[defaultLocale].docsPath}/`;
  return [...bySource.keys()]
    .filter((source) => source?.startsWith(folder))
    .map((source) =>
      Object.fromEntries(
        localeCodes.flatMap((locale) => {
          const path = bySource.get(source?.replace(folder, `${locales[locale].docsPath}/`));
          return path === undefined ? [] : [[locale, path]];
        }),
      ),
    );
}

/** A post in another language names its counterpart. */
function postCounterparts(routes: readonly RouteConfig[]): Counterparts[] {
  const posts = routes.filter(({metadata}) => metadata?.sourceFilePath?.startsWith('blog/'));
  return posts.flatMap(({path, metadata}) => {
    const {lang = defaultLocale, counterpart = ''} = fieldsOf(metadata?.sourceFilePath ?? '');
    const other = posts.find((post) => post.path.endsWith(`/${counterpart}`))?.path;
    return lang === defaultLocale || other === undefined ? [] : [{[defaultLocale]: other, [lang]: path}];
  });
}

/**
 * The items of the sitemap, each with its page's addresses in all languages as `xhtml:link` elements:
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export const createSitemapItems: CreateSitemapItems = async ({defaultCreateSitemapItems, ...params}) => {
  const items = await defaultCreateSitemapItems(params);
  const {baseUrl, url} = params.siteConfig;
  const routes = flattenRoutes([...params.routes]);
  const built = new Set(items.map((item) => new URL(item.url).pathname));
  const counterparts = [...configuredCounterparts(baseUrl), ...docCounterparts(routes), ...postCounterparts(routes)];
  return items.map((item) => {
    const {pathname} = new URL(item.url);
    const paths = counterparts.find((candidate) => localeCodes.some((code) => candidate[code] === pathname));
    const written = localeCodes.flatMap((code) => {
      const path = paths?.[code];
      return path !== undefined && built.has(path) ? [{code, path}] : [];
    });
    if (written.length < 2) {
      return item;
    }
    const links = written.map(({code, path}) => ({lang: locales[code].htmlLang, url: `${url}${path}`}));
    const unmarked = paths?.[defaultLocale];
    return {
      ...item,
      links: [...links, ...(unmarked === undefined ? [] : [{lang: 'x-default', url: `${url}${unmarked}`}])],
    };
  });
};
