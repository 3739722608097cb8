import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceModules} from '../../build/replaceModules';

/** How pages are loaded, and what follows when their code does not arrive. Docusaurus has no setting for it. */
export default function navigationPlugin({siteDir}: LoadContext): Plugin {
  const replacement = (name: string) => ({
    request: new RegExp(`^\\./${name}$`),
    from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
    by: path.join(siteDir, 'src/delivery/sections/client', `${name}.ts`),
  });
  return {
    name: 'site-navigation',
    configureWebpack(_config, isServer, {currentBundler}) {
      return isServer
        ? {}
        : {plugins: replaceModules(currentBundler, [replacement('preload'), replacement('prefetch')])};
    },
  };
}
