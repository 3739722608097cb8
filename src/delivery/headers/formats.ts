import type {HeaderRule} from '../../../config/headers';

/**
 * The `_headers` file of Netlify and Cloudflare Pages: https://docs.netlify.com/routing/headers/. Both join headers of
 * several rules with a comma, so each header is named by one rule only.
 *
 * @param baseUrl - starts and ends with a slash
 */
export function staticHostHeaders(rules: readonly HeaderRule[], baseUrl: string): string {
  const [general, ...others] = rules;
  if (general === undefined) {
    return '';
  }
  // These hosts let browsers ask again for files without a rule of their own, which is what we want. A Cache-Control here
  // would be joined to those of the rules that follow.
  const everywhere = Object.fromEntries(Object.entries(general.headers).filter(([name]) => name !== 'Cache-Control'));
  const block = (path: string, headers: Readonly<Record<string, string>>): string =>
    [`${baseUrl}${path}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[block(general.path, everywhere), ...others.map(({path, headers}) => block(path, headers))].join('\n\n')}\n`;
}

/** What a rule's path matches, as a regular expression. */
export function ruleExpression({path}: HeaderRule, baseUrl: string): RegExp {
  const escaped = `${baseUrl}${path}`.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*');
  // A decoded path may have line ends.
  return new RegExp(`^${escaped}$`, 's');
}

/** The headers of one path below the base path, for the local server. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matches = (rule: HeaderRule): boolean => ruleExpression(rule, '').test(path);
  return Object.assign({}, ...rules.filter(matches).map(({headers}) => headers)) as Record<string, string>;
}
