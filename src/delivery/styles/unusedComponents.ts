/**
 * Components and variants of Infima that no page shows, though some script names them: a theme component holds the classes
 * of all its settings. A test looks for them in the built pages.
 */
export const unusedComponents: readonly RegExp[] = [
  /^(?:avatar|button-group|shadow--lw)$/,
  /^alert--(?:danger|info|success)$/,
  /^button--/,
  /^(?:badge|card|hero|pagination|pills)(?:$|--|__)/,
  /^dropdown--hoverable$/,
  /^footer--dark$/,
  /^footer__(?:col|items?|link-item|link-separator|links|logo|title)$/,
  /^navbar--(?:dark|primary)$/,
  /^(?:darkNavbarColorModeToggle|dropdownNavbarItemMobile|footerLogoLink|iconLanguage)_/,
  // Lines of code have no numbers and no marks, and what MDX makes of <details>, notes at the foot and lists of tasks is on no page.
  /^(?:codeLine|codeLineContent|codeLineNumber|codeBlockLinesWithNumbering|codeBlockStandalone)_/,
  /^(?:theme-code-block-highlighted-line|tabs)$/,
  /^(?:details|collapsibleContent|isBrowser|containsTaskList|footnoteRef\w+|img)_/,
  /^(?:col--12|col--offset-\d+)$/,
];

/** Components that pages have and whose looks are all ours: the button that closes the announcement (`src/css/frame.css`). */
export const restyledComponents: readonly RegExp[] = [/^close$/];
