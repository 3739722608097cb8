import type {ThemeConfig} from '@docusaurus/preset-classic';
import {brand} from './brand';

/**
 * The `custom-*` items are in the language of the page being read: see `src/theme/NavbarItem/ComponentTypes.ts`.
 * The theme puts the colour-mode toggle and the search box after them.
 */
export const navbar = {
  title: brand.name,
  hideOnScroll: true,
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
  items: [
    {type: 'custom-docsLink', position: 'left'},
    {to: '/blog', label: 'Blog', position: 'left'},
    {type: 'custom-languageDropdown', position: 'right'},
    {type: 'custom-repositoryLink', position: 'right', href: brand.repositoryUrl},
  ],
} satisfies ThemeConfig['navbar'];
