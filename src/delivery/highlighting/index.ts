import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter and the grammars of its languages out of the scripts of the first view: the HTML holds the code that
 * is seen there, highlighted. `src/delivery/highlighting/client` loads them when other code is to be shown.
 */
export default function highlightingPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'site-highlighting',

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages$/,
            (resource: {context: string; request: string}) => {
              // The theme loads it on every page; src/delivery/highlighting/client loads it too.
              if (path.resolve(resource.context) === path.resolve(generatedFilesDir)) {
                resource.request = path.join(siteDir, 'src/delivery/highlighting/client/nothing.ts');
              }
            },
          ),
          new NormalModuleReplacementPlugin(/[\\/]highlighting[\\/]client[\\/]Content$/, (resource: {request: string}) => {
            resource.request = resource.request.replace(/Content$/, 'LateContent');
          }),
        ],
      };
    },
  };
}
