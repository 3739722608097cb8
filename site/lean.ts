import type {Options} from '../packages/docusaurus-lean/src';

/**
 * Style sheets beside the one of every page, and the modules whose styles they hold: each module belongs to one kind of page, to
 * the answers of the search, or to something that few pages have, so their scripts are the only ones that import it.
 */
const sheets = {
  landing: /[\\/]src[\\/]components[\\/]Landing[\\/]/,
  docs: /[\\/](?:theme[\\/]Doc[A-Z]\w+|src[\\/]css[\\/]docs(?![\\/](?:cards|coverage|entries|states)))[\\/]/,
  cards: /[\\/]src[\\/]css[\\/]docs[\\/]cards\.css/,
  coverage: /[\\/]src[\\/]css[\\/]docs[\\/]coverage\.css/,
  entries: /[\\/]src[\\/]css[\\/]docs[\\/]entries\.css/,
  blog: /[\\/]theme[\\/]Blog\w*[\\/]/,
  search: /[\\/]src[\\/]components[\\/]SearchPage[\\/]/,
  diagrams: /[\\/]src[\\/](?:components[\\/]Flow[\\/]|css[\\/]docs[\\/]states\.css)/,
  panel: /[\\/]src[\\/]components[\\/]Search(?:Panel|Result)[\\/]/,
};

/** Options of `packages/docusaurus-lean`. */
export const lean = {
  sheets,
  // The footer has one line, authors have no links to networks, and Docusaurus' variants of the navbar and of buttons, its badges,
  // tabs, numbered pages and own dropdown of languages are on no page.
  unusedClasses: [
    /^footer(?:__(?:col|item|link|logo|title)|--dark)|^footerLogoLink/,
    /^\w+Svg_/,
    /^(?:badge|hero|pagination|tabs)(?:__|--|$)|^button--|^navbar--(?:dark|primary)|^(?:iconLanguage|dropdownNavbarItemMobile)_/,
  ],
  // Code blocks and components name these in style attributes.
  variables: [/^--site-/],
} satisfies Options;
