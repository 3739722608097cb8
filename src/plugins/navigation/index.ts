import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {baseUrlBanner} from './baseUrlBanner';

/** What happens when the site does not load: a banner for a wrong base URL, and pages whose code does not arrive. */
export default function navigationPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'site-navigation',

    injectHtmlTags() {
      return {headTags: [{tagName: 'script', innerHTML: baseUrlBanner(baseUrl)}]};
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          // Docusaurus has no setting for how pages are loaded: see src/navigation/preload.ts and prefetch.ts.
          new NormalModuleReplacementPlugin(
            /^\.\/(?:preload|prefetch)$/,
            (resource: {context: string; request: string}) => {
              if (/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context)) {
                resource.request = path.join(siteDir, 'src/navigation', `${resource.request}.ts`);
              }
            },
          ),
        ],
      };
    },
  };
}
