import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {Compiler} from 'webpack';

/** Leaves out what never shows: what a layer sets, and a rule outside of every layer sets as well for the same selector. */
function withoutUnseen(css: string): string {
  const sheet = postcss.parse(css);
  const rules = sheet.nodes.filter((node) => node.type === 'rule');
  const own = new Set(
    rules.flatMap(({nodes, selectors}) =>
      nodes.flatMap((node) => (node.type === 'decl' ? selectors.map((selector) => `${selector} ${node.prop}`) : [])),
    ),
  );
  sheet.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      rule.walkDecls((declaration) => {
        const isSeen =
          declaration.important || rule.selectors.some((selector) => !own.has(`${selector} ${declaration.prop}`));
        if (!isSeen) declaration.remove();
      });
    });
  });
  // Lightning CSS repeats what Safari knows by its usual name, but for lines with a colour or a style of their own.
  sheet.walkDecls('-webkit-text-decoration', (line) => void (/\s/.test(line.value) || line.remove()));
  // Infima's outlines from before `:focus-visible`: the class is taken from the body at the first click, and a selector for any
  // element makes browsers compute the style of all of them again.
  sheet.walkRules(/^body:not\(\.navigation-with-keyboard\)/, (rule) => void rule.remove());
  return sheet.toString();
}

/**
 * Leaves out of the style sheets what is overridden, the rules for classes that no script of the site names, and then the
 * variables that no rule reads: most of Infima, the theme's framework, is variants of components that a site does not have.
 * The scripts hold every component and every page, so what is in none of them is in no page.
 */
export class PurgeStyles {
  constructor(
    private readonly variables: readonly RegExp[],
    private readonly unusedClasses: readonly RegExp[],
  ) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PurgeStyles.name, (compilation) => {
      // Before the hashes of the sheets are taken, after they are minified.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tapPromise({name: PurgeStyles.name, stage}, async (assets) => {
        const textOf = (file: string): string => String(assets[file]?.source());
        const files = Object.keys(assets);
        const sheets = files.filter((file) => file.endsWith('.css'));
        const scripts = files.filter((file) => file.endsWith('.js')).map(textOf);
        const purged = await this.purge(sheets.map(textOf), scripts.join('\n'));
        for (const [index, css] of purged.entries()) {
          compilation.updateAsset(sheets[index] ?? '', new sources.RawSource(css));
        }
      });
    });
  }

  private async purge(sheets: readonly string[], raw: string): Promise<string[]> {
    // Scripts write `!1` for false: the words in them do not tell which values an attribute has.
    const dynamicAttributes = sheets.flatMap((css) => css.match(/(?<=\[)[\w-]+/g) ?? []);
    const run = async (texts: readonly string[], options: object): Promise<string[]> => {
      const content = [{raw, extension: 'js'}];
      const css = texts.map((text) => ({raw: text}));
      return (await new PurgeCSS().purge({content, dynamicAttributes, css, ...options})).map((sheet) => sheet.css);
    };
    // PurgeCSS 8 takes the pseudo-classes of a list, as in `:is(:hover, :focus)`, for classes that no script names.
    const used = await run(sheets.map(withoutUnseen), {
      safelist: {standard: [/^:/]},
      blocklist: [...this.unusedClasses],
    });
    // A variable may be set in one sheet and read in another, and PurgeCSS looks at one sheet at a time.
    const read = used.flatMap((css) => css.match(/(?<=var\()--[\w-]+/g) ?? []);
    return run(used, {variables: true, safelist: {standard: [/./], variables: [...read, ...this.variables]}});
  }
}
