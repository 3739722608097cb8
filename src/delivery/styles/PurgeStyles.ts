import {PurgeCSS} from 'purgecss';
import type {Compiler} from 'webpack';
import {unusedComponents} from './unusedComponents';

/** PurgeCSS 8 drops a rule with a list in brackets where one selector of the list is not used; such a rule stays whole. */
const selectorLists = /:(?:is|where|not|has)\b/;

/** Code blocks and components name these in style attributes. */
const ownVariables = /^--site-/;

/**
 * Leaves out of the style sheets the rules for classes that no script of the site names: most of Infima, the theme's
 * framework, is variants of components that the site does not have. The scripts hold every component and every page, so
 * what is in none of them is in no page.
 */
export class PurgeStyles {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PurgeStyles.name, (compilation) => {
      // Before the hashes of the sheets are taken, after they are minified.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tapPromise({name: PurgeStyles.name, stage}, async (assets) => {
        const textOf = (file: string): string => String(assets[file]?.source() ?? '');
        const files = Object.keys(assets);
        const scripts = files.filter((file) => file.endsWith('.js'));
        const sheets = files.filter((file) => file.endsWith('.css'));
        // A variable may be set in one sheet and read in another, and PurgeCSS looks at one sheet at a time.
        const read = new Set(sheets.flatMap((sheet) => textOf(sheet).match(/(?<=var\()--[\w-]+/g) ?? []));
        const purged = await new PurgeCSS().purge({
          content: [{raw: scripts.map(textOf).join('\n'), extension: 'js'}],
          css: sheets.map((name) => ({name, raw: textOf(name)})),
          variables: true,
          safelist: {greedy: [selectorLists], variables: [...read, ownVariables]},
          blocklist: [...unusedComponents],
        });
        for (const [index, {css}] of purged.entries()) {
          compilation.updateAsset(sheets[index] ?? '', new sources.RawSource(css));
        }
      });
    });
  }
}
