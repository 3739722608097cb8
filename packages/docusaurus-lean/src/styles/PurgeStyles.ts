import {PurgeCSS} from 'purgecss';
import type {Compiler} from 'webpack';

export interface StylesOptions {
  /** Sheets beside the one of every page, by name: the files whose styles they hold, each used by one kind of page. */
  readonly sheets: Readonly<Record<string, RegExp>>;
  /** Variables that stay, though no sheet reads them: scripts or style attributes do. */
  readonly variables: readonly RegExp[];
}

/**
 * Groups of the bundler for sheets beside the one of every page. Docusaurus puts all styles into one sheet, so that their
 * order is always the same. Here those of a sheet of its own come after it: the HTML names both, and a navigation waits for both.
 */
export function sheetGroups(sheets: StylesOptions['sheets']) {
  // Docusaurus' own group has priority 50.
  const common = {type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60} as const;
  return Object.fromEntries(Object.entries(sheets).map(([name, test]) => [name, {...common, name, test}]));
}

/**
 * Leaves out of the style sheets the rules for classes that no script of the site names, then the variables that no rule
 * reads: most of Infima, the theme's framework, is variants of components that a site does not have. The scripts hold every
 * component and every page, so what is in none of them is in no page.
 */
export class PurgeStyles {
  constructor(private readonly variables: StylesOptions['variables']) {}

  apply(compiler: Compiler): void {
    const {name} = PurgeStyles;
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before the hashes of the sheets are taken, after they are minified.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tapPromise({name, stage}, async (assets) => {
        const textOf = (file: string): string => String(assets[file]?.source() ?? '');
        const files = Object.keys(assets);
        const sheets = files.filter((file) => file.endsWith('.css'));
        const scripts = files.filter((file) => file.endsWith('.js')).map(textOf);
        const purged = await this.purge(sheets.map(textOf), scripts.join('\n'));
        sheets.forEach((file, index) => {
          compilation.updateAsset(file, new sources.RawSource(purged[index] ?? ''));
        });
      });
    });
  }

  private async purge(sheets: readonly string[], scripts: string): Promise<string[]> {
    const content = [{raw: scripts, extension: 'js'}];
    // Scripts write `!1` for false: the words in them do not tell which values an attribute has.
    const dynamicAttributes = sheets.flatMap((css) => css.match(/(?<=\[)[\w-]+/g) ?? []);
    const run = async (raws: readonly string[], options: object): Promise<string[]> => {
      const css = raws.map((raw) => ({raw}));
      return (await new PurgeCSS().purge({content, dynamicAttributes, css, ...options})).map((sheet) => sheet.css);
    };
    // PurgeCSS 8 takes the pseudo-classes of a list, as in `:is(:hover, :focus)`, for classes that no script names.
    const used = await run(sheets, {safelist: {standard: [/^:/]}});
    // A variable may be set in one sheet and read in another, and PurgeCSS looks at one sheet at a time.
    const read = used.flatMap((css) => css.match(/(?<=var\()--[\w-]+/g) ?? []);
    return run(used, {variables: true, safelist: {standard: [/./], variables: [...read, ...this.variables]}});
  }
}
