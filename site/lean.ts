import type {Options} from '../packages/docusaurus-lean/src/options';

/**
 * Style sheets beside the one of every page, and the modules whose styles they hold: each module belongs to one kind of page,
 * to the answers of the search, the form for values, the filter of a list, diagrams, cards or the table of countries, so
 * their scripts are the only ones that import it.
 */
const sheets = {
  landing: /[\\/]src[\\/]components[\\/]Landing[\\/]/,
  docs: /[\\/](?:theme[\\/]Doc[A-Z]\w+|src[\\/]css[\\/]docs(?![\\/](?:cards|coverage)))[\\/]/,
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
 * Components and variants of Infima that no page shows, though some script names them: a theme component holds the classes
 * of all its settings. A test looks for them in the built pages.
 */
export const unusedComponents: readonly RegExp[] = [
  /^(?:button-group|shadow--lw)$/,
  /^alert--(?:danger|info|success)$/,
  /^(?:badge|card|hero|pagination|pills)(?:$|--|__)/,
  /^dropdown--hoverable$/,
  /^footer--dark$/,
  /^footer__(?:col|items?|link-item|link-separator|links|logo|title)$/,
  /^navbar--(?:dark|primary)$/,
  /^(?:darkNavbarColorModeToggle|dropdownNavbarItemMobile|footerLogoLink|iconExternalLink|iconLanguage)_/,
  // Authors are teams, without accounts elsewhere.
  /^(?:bluesky|github|instagram|linkedin|threads|x)Svg_/,
  // Lines of code have no numbers and no marks, and what MDX makes of <details>, notes at the foot and lists of tasks is on no page.
  /^(?:codeLine|codeLineContent|codeLineNumber|codeBlockLinesWithNumbering|codeBlockStandalone)_/,
  /^(?:theme-code-block-highlighted-line|tabs)$/,
  /^(?:details|collapsibleContent|isBrowser|containsTaskList|footnoteRef\w+|img)_/,
  /^col--offset-(?!1$)\d+$/,
];

/**
 * Components that pages have and whose looks are all ours: the button that closes the announcement (`src/css/frame.css`), the
 * one that folds the sidebar (`src/theme/Layout`), tags and the authors of a post (`src/theme/Blog*`). Rules of ours that
 * name these classes would go, too.
 */
const restyledComponents: readonly RegExp[] = [/^(?:button--\w+|close|col--12)$/, /^tag(?:Regular|WithCount)_/];

/** Options of `packages/docusaurus-lean`. */
export const lean = {
  // What src/bilingual/build says about pages that belong together.
  sections: {lists: {'site-languages': ['counterparts']}},
  styles: {
    sheets,
    unused: [...unusedComponents, ...restyledComponents],
    // Code blocks and components name these in style attributes.
    variables: [/^--site-/],
  },
} satisfies Options;
