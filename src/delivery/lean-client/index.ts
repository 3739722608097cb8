import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

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
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const standIns: readonly [RegExp, string][] = [
        [/^@generated\/docusaurus\.config$/, path.join(generatedFilesDir, name, 'default/siteConfig.json')],
        [/^@docusaurus\/utils-common$/, path.join(siteDir, 'src/delivery/lean-client/utilsCommon.ts')],
      ];
      return {plugins: standIns.map(([request, file]) => new NormalModuleReplacementPlugin(request, file))};
    },
  };
}
