/**
 * Components and variants of Infima that no page shows, though some script names them: a theme component holds the classes
 * of all its settings. No test looks for them in the built pages.
 */
export const unusedComponents: readonly RegExp[] = [
  /^(?:avatar__photo|button-group|shadow--lw)$/,
  /^(?:badge|card|hero|pagination|pills)(?:$|--|__)/,
  /^dropdown--hoverable$/,
  /^footer--dark$/,
  /^footer__(?:col|items?|link-item|link-separator|links|logo|title)$/,
  /^navbar--(?:dark|primary)$/,
  /^(?:darkNavbarColorModeToggle|dropdownNavbarItemMobile|footerLogoLink|iconLanguage)_/,
  /^(?:col--12|col--offset-\d+)$/,
];
