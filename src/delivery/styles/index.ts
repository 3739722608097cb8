import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {purge} from './purge';
import {isOfSettings} from './settings';

const name = 'site-used-styles';

/** Purges the style sheets once everything is compiled: before their hashes are taken, after they are minified. */
class UsedStylesPlugin {
  constructor(private readonly themeConfig: ThemeConfig) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({name, stage}, (assets) => {
        const files = Object.keys(assets);
        const textOf = (file: string): string => String(assets[file]?.source() ?? '');
        const scripts = files.filter((file) => file.endsWith('.js')).map(textOf);
        const sheets = files.filter((file) => file.endsWith('.css'));
        const purged = purge(sheets.map(textOf), {
          scripts,
          isOfSettings: (className) => isOfSettings(className, this.themeConfig),
        });
        for (const [index, css] of purged.entries()) {
          compilation.updateAsset(sheets[index] ?? '', new sources.RawSource(css));
        }
      });
    });
  }
}

/**
 * Keeps what no page uses out of the style sheet: most of it is Infima, the theme's framework, with many variants of
 * components that the site does not have.
 */
export default function usedStylesPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name,
    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {plugins: [new UsedStylesPlugin(siteConfig.themeConfig as ThemeConfig)]};
    },
  };
}
