import type {Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {purge} from './purge';

const name = 'site-used-styles';

/** Purges the style sheets once everything is compiled: before their hashes are taken, after they are minified. */
class UsedStylesPlugin {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({name, stage}, (assets) => {
        const files = Object.keys(assets);
        const textOf = (file: string): string => String(assets[file]?.source() ?? '');
        const scripts = files.filter((file) => file.endsWith('.js')).map(textOf);
        for (const file of files.filter((item) => item.endsWith('.css'))) {
          compilation.updateAsset(file, new sources.RawSource(purge(textOf(file), scripts)));
        }
      });
    });
  }
}

/**
 * Keeps what no page uses out of the style sheet: most of it is Infima, the theme's framework, with many variants of
 * components that the site does not have.
 */
export default function usedStylesPlugin(): Plugin {
  return {
    name,
    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [new UsedStylesPlugin()]};
    },
  };
}
