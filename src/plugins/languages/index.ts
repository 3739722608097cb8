import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import spanishAlgolia from '@docusaurus/theme-translations/locales/es/theme-search-algolia.json';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {locales} from '../../../config/locales';
import {readAlgolia} from '../../../config/search/algolia';
import {languageRoutes} from './languageRoutes';

const docsPlugin = 'docusaurus-plugin-content-docs';
const blogPlugin = 'docusaurus-plugin-content-blog';

/** Two languages in one site: interface texts by page, and which routes belong together. */
export default function languagesPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'site-languages',

    configureWebpack() {
      return {
        resolve: {alias: {'@docusaurus/Translate': path.join(siteDir, 'src/locale/Translate.tsx')}},
      };
    },

    allContentLoaded({allContent, actions}) {
      const docs = allContent[docsPlugin] as Record<string, LoadedContent>;
      const versionOf = (locale: keyof typeof locales) => {
        const version = docs[locales[locale].docsPluginId]?.loadedVersions[0];
        if (version === undefined) {
          throw new Error(`config/docs.ts: the docs instance "${locales[locale].docsPluginId}" was not loaded.`);
        }
        return version;
      };
      const english = versionOf('en');
      const spanish = versionOf('es');
      const blog = allContent[blogPlugin]?.default as BlogContent;
      const routes = languageRoutes({english, spanish, posts: blog.blogPosts, baseUrl});
      // Most deployments search without Algolia and need not carry its texts.
      const moreSpanish = readAlgolia(process.env) === undefined ? {} : spanishAlgolia;
      actions.setGlobalData({...routes, moreSpanish});
      return Promise.resolve();
    },
  };
}
