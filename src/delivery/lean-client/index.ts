import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {replaceModules} from '../../build/replaceModules';

/** Settings of the build: no component reads them. */
const ofBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** Keeps out of the scripts that every page loads what Docusaurus puts there and nothing reads: settings and helpers of the build. */
export default function leanClientPlugin({siteConfig, siteDir, generatedFilesDir}: LoadContext): Plugin {
  const name = 'site-lean-client';
  return {
    name,

    async contentLoaded({actions}) {
      const read = Object.entries(siteConfig).filter(([key]) => !(ofBuild as readonly string[]).includes(key));
      await actions.createData('siteConfig.json', JSON.stringify(Object.fromEntries(read)));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      return {
        plugins: replaceModules(currentBundler, [
          {
            request: /^@generated\/docusaurus\.config$/,
            by: path.join(generatedFilesDir, name, 'default/siteConfig.json'),
          },
          {
            request: /^@docusaurus\/utils-common$/,
            by: path.join(siteDir, 'src/delivery/lean-client/utilsCommon.ts'),
          },
        ]),
      };
    },
  };
}
