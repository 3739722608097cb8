import type {ThemeConfig} from '@docusaurus/theme-common';
import {describe, expect, it} from 'vitest';
import {isOfSettings} from './settings';

function configWith(navbar: Partial<ThemeConfig['navbar']>, footer?: ThemeConfig['footer']): ThemeConfig {
  return {navbar: {hideOnScroll: false, items: [], ...navbar}, footer} as ThemeConfig;
}

const without = configWith({}, {style: 'light', links: []});

describe('isOfSettings', () => {
  it.each([
    ['navbar--dark', configWith({style: 'dark'})],
    ['darkNavbarColorModeToggle_X3D1', configWith({style: 'dark'})],
    ['navbar--primary', configWith({style: 'primary'})],
    ['navbarHidden_jGov', configWith({hideOnScroll: true})],
    ['dropdown--hoverable', configWith({items: [{type: 'docsVersionDropdown'}]})],
    ['dropdown--hoverable', configWith({items: [{label: 'More', items: []}]})],
    ['iconLanguage_nlXk', configWith({items: [{type: 'localeDropdown'}]})],
    ['footer--dark', configWith({}, {style: 'dark', links: []})],
    ['footer__item', configWith({}, {style: 'light', links: [{label: 'Status', to: '/'}]})],
    ['footer__logo', configWith({}, {style: 'light', links: [], logo: {src: 'logo.svg'}})],
  ])('%s comes with a setting', (name, config) => {
    expect(isOfSettings(name, config)).toBe(true);
    expect(isOfSettings(name, without)).toBe(false);
  });

  it('knows a dropdown of ours as none of the theme', () => {
    expect(isOfSettings('dropdown--hoverable', configWith({items: [{type: 'custom-languageDropdown'}]}))).toBe(false);
  });

  it.each(['footer', 'footer__copyright', 'dropdown__menu', 'anchorWithStickyNavbar_LWe7'])(
    '%s is there without a setting',
    (name) => {
      expect(isOfSettings(name, without)).toBe(true);
    },
  );
});
