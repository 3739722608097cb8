import {PurgeCSS} from 'purgecss';

/** Names of attributes come from scripts in the HTML too, such as the one that sets the colour mode. */
const attributes = /^(?:data-|aria-)/;

/** Variables of the theme and of Infima, which scripts may read: those of Infima only where a script names them. */
function keptVariables(scripts: readonly string[]): RegExp[] {
  const named = new Set(scripts.flatMap((script) => script.match(/--ifm-[\w-]+/g) ?? []));
  return [/^--(?!ifm-)/, ...[...named].map((name) => new RegExp(`^${name}$`))];
}

/**
 * Leaves out of a style sheet what no page can have: rules for classes that no script of the site names, and variables that
 * no rule reads. The browser's scripts hold every component and every page, so they name every class.
 *
 * @param css - the style sheet of the site
 * @param scripts - all scripts of the site
 */
export async function purge(css: string, scripts: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: scripts.map((raw) => ({raw, extension: 'js'})),
    defaultExtractor: (script) => script.match(/[\w-]+/g) ?? [],
    variables: true,
    safelist: {greedy: [attributes], variables: keptVariables(scripts), standard: ['html', 'body']},
  });
  if (result === undefined) {
    throw new Error('PurgeCSS gave no style sheet back.');
  }
  return result.css;
}
