import type {StylesOptions} from '../options';

/**
 * Groups of the bundler for sheets beside the one of every page. Docusaurus puts all styles into one sheet, so that their
 * order is always the same. Here those of a sheet of its own come after the one of every page: the HTML names both, and a
 * navigation waits for both.
 */
export function sheetGroups({sheets}: StylesOptions) {
  // Docusaurus' own group has priority 50.
  const common = {type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60} as const;
  return Object.fromEntries(Object.entries(sheets).map(([name, test]) => [name, {...common, name, test}]));
}
