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
      const ours = path.join(siteDir, 'src/navigation/preload.ts');
      return {
        plugins: [
          // Docusaurus has no setting for what follows when a page's code does not load: see src/navigation/preload.ts.
          new NormalModuleReplacementPlugin(/^\.\/preload$/, (resource: {context: string; request: string}) => {
            if (/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context)) {
              resource.request = ours;
            }
          }),
        ],
      };
    },
  };
}
