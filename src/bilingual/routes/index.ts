import path from 'node:path';
import spanishAlgolia from '@docusaurus/theme-translations/locales/es/theme-search-algolia.json';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readAlgolia} from '../../search/algolia';
import {loadedDocs, loadedPosts} from '../../content/loadedContent';
import {languageRoutes} from './languageRoutes';

/** Two languages in one site: interface texts by page, and which routes belong together. */
export default function languagesPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'site-languages',

    configureWebpack() {
      return {
        resolve: {alias: {'@docusaurus/Translate': path.join(siteDir, 'src/bilingual/Translate.tsx')}},
      };
    },

    allContentLoaded({allContent, actions}) {
      const {en, es} = loadedDocs(allContent);
      const routes = languageRoutes({english: en, spanish: es, posts: loadedPosts(allContent), baseUrl});
      // Most deployments search without Algolia and need not carry its texts.
      const moreSpanish = readAlgolia(process.env) === undefined ? {} : spanishAlgolia;
      actions.setGlobalData({...routes, moreSpanish});
      return Promise.resolve();
    },
  };
}
