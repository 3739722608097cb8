/**
 * Style sheets beside the one of every page, and the modules whose styles they hold: each module belongs to one kind of page,
 * to the answers of the search, the form for values, the filter of a list, diagrams, cards or the table of countries, so
 * their scripts are the only ones that import it.
 */
const sheets = {
  landing: /[\\/]src[\\/]components[\\/]Landing[\\/]/,
  docs: /[\\/](?:theme[\\/]Doc[A-Z]\w+|components[\\/]FoldedContents|src[\\/]css[\\/]docs(?![\\/](?:cards|coverage)))[\\/]/,
  cards: /[\\/]src[\\/]css[\\/]docs[\\/]cards\.css/,
  coverage: /[\\/]src[\\/]css[\\/]docs[\\/]coverage\.css/,
  blog: /[\\/](?:theme[\\/]Blog\w*|components[\\/]Blog)[\\/]/,
  search: /[\\/]src[\\/]components[\\/]SearchPage[\\/]/,
  flow: /[\\/]src[\\/]components[\\/]Flow[\\/]/,
  entries: /[\\/]src[\\/]components[\\/]EntryFilter[\\/]/,
  values: /[\\/]src[\\/]components[\\/]SampleValues[\\/]/,
  panel: /[\\/]src[\\/]components[\\/]Search(?:Panel|Result)[\\/]/,
};

/**
 * Groups of the bundler for these sheets. Docusaurus 3.9.1 puts all styles into one sheet, so that their order is always the
 * same. Here those of one kind of page come after the one of every page: the HTML names both, and a navigation waits for both.
 */
export function kindSheets() {
  // Docusaurus' own group has priority 50.
  const common = {type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60} as const;
  return Object.fromEntries(Object.entries(sheets).map(([name, test]) => [name, {...common, name, test}]));
}
