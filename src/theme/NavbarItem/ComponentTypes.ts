import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import {DocsLink} from '../../components/DocsLink';
import {LanguageDropdown} from '../../components/LanguageDropdown';
import {RepositoryLink} from '../../components/RepositoryLink';

/** Adds the navbar items that are in the language of the page: config/navbar.ts places them. */
export default {
  ...ComponentTypes,
  'custom-docsLink': DocsLink,
  'custom-languageDropdown': LanguageDropdown,
  'custom-repositoryLink': RepositoryLink,
};
