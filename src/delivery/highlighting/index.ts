import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {escapeRegexp} from '@docusaurus/utils';
import {replaceModules} from '../../build/replaceModules';

/**
 * Keeps the highlighter and the grammars of its languages out of the scripts of the first view: the HTML holds the code that
 * is seen there, highlighted. `client/` loads them when other code is to be shown.
 */
export default function highlightingPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const client = path.join(siteDir, 'src/delivery/highlighting/client');
  return {
    name: 'site-highlighting',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        plugins: replaceModules(currentBundler, [
          {
            // The theme loads it on every page; `client/loadContent.ts` loads it too, from another folder.
            request: /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages$/,
            from: new RegExp(`^${escapeRegexp(path.resolve(generatedFilesDir))}$`),
            by: path.join(client, 'nothing.ts'),
          },
          {request: /[\\/]highlighting[\\/]client[\\/]Content$/, by: path.join(client, 'LateContent.tsx')},
        ]),
      };
    },
  };
}
