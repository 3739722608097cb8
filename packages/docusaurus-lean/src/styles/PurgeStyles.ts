import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {Compiler} from 'webpack';
import type {StylesOptions} from '../options';

/** PurgeCSS 8 takes the pseudo-classes of a list, as in `:is(:hover, :focus)`, for classes that no script names. */
const pseudoClasses = /^:/;

/** Leaves out what a layer gives variables of `:root` that a rule outside of every layer sets there: it never shows. */
function withoutOverridden(css: string): string {
  const sheet = postcss.parse(css);
  const own = new Set<string>();
  sheet.each((rule) => {
    if (rule.type === 'rule' && rule.selectors.includes(':root')) {
      rule.walkDecls(/^--/, ({prop}) => void own.add(prop));
    }
  });
  sheet.walkAtRules('layer', (layer) => {
    layer.walkRules(/^:root$/, (rule) => {
      rule.walkDecls((declaration) => void (own.has(declaration.prop) && declaration.remove()));
    });
  });
  return sheet.toString();
}

interface Sheet {
  name: string;
  raw: string;
}

/**
 * Leaves out of style sheets what is overridden, the rules for classes that no script of the site names, then the variables
 * that no rule reads: most of Infima, the theme's framework, is variants of components that a site does not have. The
 * scripts hold every component and every page, so what is in none of them is in no page.
 */
async function purge(sheets: readonly Sheet[], scripts: string, {variables}: StylesOptions): Promise<string[]> {
  const seen = sheets.map(({name, raw}) => ({name, raw: withoutOverridden(raw)}));
  const content = [{raw: scripts, extension: 'js'}];
  // Scripts write `!1` for false: the words in them do not tell which values an attribute has.
  const dynamicAttributes = [...new Set(sheets.flatMap(({raw}) => raw.match(/(?<=\[)[\w-]+/g) ?? []))];
  const used = await new PurgeCSS().purge({
    content,
    dynamicAttributes,
    css: seen,
    safelist: {standard: [pseudoClasses]},
  });
  // A variable may be set in one sheet and read in another, and PurgeCSS looks at one sheet at a time.
  const read = new Set(used.flatMap(({css}) => css.match(/(?<=var\()--[\w-]+/g) ?? []));
  const purged = await new PurgeCSS().purge({
    content,
    css: used.map(({css}, index) => ({name: sheets[index]?.name ?? '', raw: css})),
    dynamicAttributes,
    variables: true,
    safelist: {standard: [/./], variables: [...read, ...variables]},
  });
  return purged.map(({css}) => css);
}

/** Purges the style sheets of a build. */
export class PurgeStyles {
  constructor(private readonly options: StylesOptions) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PurgeStyles.name, (compilation) => {
      // Before the hashes of the sheets are taken, after they are minified.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tapPromise({name: PurgeStyles.name, stage}, async (assets) => {
        const textOf = (file: string): string => String(assets[file]?.source() ?? '');
        const files = Object.keys(assets);
        const scripts = files.filter((file) => file.endsWith('.js')).map(textOf);
        const sheets = files.filter((file) => file.endsWith('.css')).map((name) => ({name, raw: textOf(name)}));
        for (const [index, css] of (await purge(sheets, scripts.join('\n'), this.options)).entries()) {
          compilation.updateAsset(sheets[index]?.name ?? '', new sources.RawSource(css));
        }
      });
    });
  }
}
