import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {Options} from '@docusaurus/plugin-sitemap';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {defaultLocale, localeCodes, locales} from '../../../config/locales';
import type {Counterparts, LanguageRoutes} from '../localeOfPath';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/** What the plugins say of all pages, as Docusaurus writes it for the browser. */
interface GlobalData {
  'docusaurus-plugin-content-docs': Readonly<Record<string, GlobalPluginData>>;
  'site-languages': {default: LanguageRoutes};
}

/** Docs with the same id are one page, and what `languageRoutes` says belongs together. */
async function readCounterparts(): Promise<Counterparts[]> {
  const file = path.resolve(GENERATED_FILES_DIR_NAME, 'globalData.json');
  const data = JSON.parse(await readFile(file, 'utf8')) as GlobalData;
  const docs = new Map<string, Counterparts>();
  for (const locale of localeCodes) {
    const [version] = data['docusaurus-plugin-content-docs'][locales[locale].docsPluginId]?.versions ?? [];
    for (const {id, path: permalink} of version?.docs ?? []) {
      docs.set(id, {...docs.get(id), [locale]: permalink});
    }
  }
  // Docs first: the counterparts have the second addresses of some, which are not in the sitemap.
  return [...docs.values(), ...data['site-languages'].default.counterparts];
}

/**
 * The items of the sitemap, each with its page's addresses in all languages as `xhtml:link` elements:
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export const createSitemapItems: CreateSitemapItems = async ({defaultCreateSitemapItems, ...params}) => {
  const items = await defaultCreateSitemapItems(params);
  const {url} = params.siteConfig;
  const built = new Set(items.map((item) => new URL(item.url).pathname));
  const counterparts = await readCounterparts();
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
