import type {ThemeConfig} from '@docusaurus/theme-common';

/** A setting of the theme without which its components do not give certain classes to any element. */
interface Setting {
  /** Of theme-classic 3.9.1; what follows `_` is the hash of a CSS module. */
  classes: RegExp;
  isOn: (config: ThemeConfig) => boolean;
}

const itemTypes = ({navbar}: ThemeConfig): readonly unknown[] => navbar.items.map((item) => item.type);

const settings: readonly Setting[] = [
  {classes: /^navbar--dark$|^darkNavbarColorModeToggle_/, isOn: ({navbar}) => navbar.style === 'dark'},
  {classes: /^navbar--primary$/, isOn: ({navbar}) => navbar.style === 'primary'},
  {
    classes:
      /^navbar(?:Hideable|Hidden)_|^(?:anchorWith|footnoteRef)HideOnScrollNavbar_|^sidebarWithHideableNavbar_|^sidebarLogo_/,
    isOn: ({navbar}) => navbar.hideOnScroll,
  },
  {classes: /^(?:anchorWith|footnoteRef)StickyNavbar_/, isOn: ({navbar}) => !navbar.hideOnScroll},
  {
    // A navbar item with items of its own is a dropdown, whatever its type.
    classes: /^dropdown--hoverable$|^dropdownNavbarItemMobile_/,
    isOn: (config) =>
      config.navbar.items.some((item) => 'items' in item) ||
      itemTypes(config).some(
        (type) => String(type).toLowerCase().includes('dropdown') && !String(type).startsWith('custom-'),
      ),
  },
  {classes: /^iconLanguage_/, isOn: (config) => itemTypes(config).includes('localeDropdown')},
  {classes: /^footer--dark$/, isOn: ({footer}) => footer?.style === 'dark'},
  {
    classes: /^footer__(?:links|link-item|link-separator|col|title|items?)$/,
    isOn: ({footer}) => (footer?.links.length ?? 0) > 0,
  },
  {classes: /^footer__logo$|^footerLogoLink_/, isOn: ({footer}) => footer?.logo !== undefined},
];

/**
 * Whether the theme can give a class to an element with the settings of the site. The scripts hold its components whole, with
 * the classes of all settings.
 *
 * @param config - with the theme's defaults filled in
 */
export function isOfSettings(name: string, config: ThemeConfig): boolean {
  return settings.every(({classes, isOn}) => !classes.test(name) || isOn(config));
}
