import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** How pages are loaded, and what follows when their code does not arrive. */
export default function navigationPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-navigation',

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          // Docusaurus has no setting for how pages are loaded: see src/delivery/sections/client/preload.ts and prefetch.ts.
          new NormalModuleReplacementPlugin(
            /^\.\/(?:preload|prefetch)$/,
            (resource: {context: string; request: string}) => {
              if (/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context)) {
                resource.request = path.join(siteDir, 'src/delivery/sections/client', `${resource.request}.ts`);
              }
            },
          ),
        ],
      };
    },
  };
}
