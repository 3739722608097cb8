import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {locales} from '../../../config/locales';
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
      actions.setGlobalData(languageRoutes({english, spanish, posts: blog.blogPosts, baseUrl}));
      return Promise.resolve();
    },
  };
}
