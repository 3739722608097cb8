import type {Options} from '@docusaurus/plugin-content-docs';
import {locales, otherLocales, type LocaleCode} from '../config/locales';
import {brand} from '../config/brand';
import remarkCopies from '../src/copies/remark';
import {docsRemarkPlugins} from '../src/reference/remarkPlugins';

/**
 * Options of the docs instance of one language. All of them read the same outline.
 *
 * @param locale - language of the instance
 */
export function docs(locale: LocaleCode) {
  const {docsPath, docsPluginId, routeBasePath, sidebarPath} = locales[locale];
  return {
    id: docsPluginId,
    path: docsPath,
    routeBasePath: routeBasePath === '' ? '/' : routeBasePath,
    sidebarPath,
    showLastUpdateTime: true,
    editUrl: ({docPath}) => `${brand.repositoryUrl}/edit/main/${docsPath}/${docPath}`,
    beforeDefaultRemarkPlugins: docsRemarkPlugins(locale),
    remarkPlugins: [remarkCopies],
  } satisfies Options;
}

/** The instances beside the preset's own, as entries of `plugins`. */
export const otherDocs = otherLocales.map((locale): [string, Options] => [
  '@docusaurus/plugin-content-docs',
  docs(locale),
]);
