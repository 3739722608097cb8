import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeCodes, otherLocales} from '../../../config/locales';
import {replaceModules} from '../../../packages/docusaurus-lean/src/replaceModules';
import {loadedBlog, loadedDocs} from '../../content/loadedContent';
import {homeRoute, searchRoute, routeIn} from '../../content/routes';
import {languageRoutes} from './languageRoutes';
import {interfaceTexts, readTexts, siteTexts} from './siteTexts';

export interface LanguagesOptions {
  /** Whether Algolia answers the search: its theme brings a search page and texts of its own. */
  hasAlgolia: boolean;
}

/** Several languages in one site: interface texts by page, pages that every language has, and which routes belong together. */
export default function languagesPlugin({baseUrl, siteDir}: LoadContext, {hasAlgolia}: LanguagesOptions): Plugin {
  const themes = ['theme-common', ...(hasAlgolia ? ['theme-search-algolia'] : [])];
  return {
    name: 'site-languages',

    configureWebpack(_config, _isServer, {currentBundler}) {
      const by = path.join(siteDir, 'src/bilingual/Translate.tsx');
      return {plugins: replaceModules(currentBundler, [{request: /^@docusaurus\/Translate$/, by}])};
    },

    async contentLoaded({actions: {addRoute, createData}}) {
      const messages = localeCodes.map((locale) => [locale, readTexts(interfaceTexts(locale, themes), hasAlgolia)]);
      await createData('messages.json', JSON.stringify(Object.fromEntries(messages)));
      const withBase = (route: string): string => `${baseUrl}${route.slice(1)}`;
      for (const locale of localeCodes) {
        const texts = await createData(`landing-${locale}.json`, JSON.stringify(siteTexts('landing', locale)));
        addRoute({
          path: withBase(homeRoute(locale)),
          component: '@site/src/components/Landing',
          modules: {texts, sample: `@site/src/pages/_sample-${locale}.mdx`},
          exact: true,
        });
        if (!hasAlgolia) {
          addRoute({path: withBase(searchRoute(locale)), component: '@site/src/components/SearchPage', exact: true});
        }
      }
      for (const locale of otherLocales) {
        addRoute({path: withBase(routeIn(locale, '/404')), component: '@theme/NotFound', exact: true});
        if (hasAlgolia) {
          addRoute({path: withBase(searchRoute(locale)), component: '@theme/SearchPage', exact: true});
        }
      }
    },

    allContentLoaded({allContent, actions}) {
      const versions = loadedDocs(allContent);
      actions.setGlobalData(languageRoutes({versions, posts: loadedBlog(allContent).blogPosts, baseUrl}));
      return Promise.resolve();
    },
  };
}
