import type {Plugin} from '@docusaurus/types';

/**
 * Style sheets beside the one of every page, and the modules whose styles they hold: each module belongs to one kind of page,
 * or to the panel of the search, so the scripts of that kind are the only ones that import it.
 */
const sheets = {
  landing: /[\\/]src[\\/]components[\\/]Landing[\\/]/,
  docs: /[\\/]theme[\\/]Doc[A-Z]\w+[\\/]/,
  // Accounts elsewhere belong to the authors of posts.
  blog: /[\\/]theme[\\/](?:Blog\w*|Icon[\\/]Socials)[\\/]/,
  search: /[\\/]src[\\/]components[\\/]SearchPage[\\/]/,
  panel: /[\\/]src[\\/]components[\\/]SearchPanel[\\/]/,
};

/**
 * Docusaurus 3.9.1 puts all styles into one sheet, so that their order is always the same. Here those of one kind of page have
 * a sheet of their own, after the one of every page: the HTML names both, and a navigation waits for both.
 */
export default function styleSheetsPlugin(): Plugin {
  return {
    name: 'site-style-sheets',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      // Docusaurus' own group has priority 50.
      const common = {type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60} as const;
      const cacheGroups = Object.fromEntries(
        Object.entries(sheets).map(([name, test]) => [name, {...common, name, test}]),
      );
      return {optimization: {splitChunks: {cacheGroups}}};
    },
  };
}
