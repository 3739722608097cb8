import type {ReactNode} from 'react';
import {LanguageMenu} from './LanguageMenu';
import {useLanguageLinks} from './useLanguageLinks';

/** The place of the dropdown: the navbar, or the menu that stands in its place on narrow screens. */
export interface LanguageDropdownProps {
  mobile?: boolean;
  /** Closes the menu of narrow screens. */
  onClick?: () => void;
}

/** Leads to the page being read in each language, or to the welcome page of its docs set. */
export function LanguageDropdown({mobile = false, onClick}: LanguageDropdownProps): ReactNode {
  const links = useLanguageLinks(mobile ? 'menu__link' : 'dropdown__link', onClick);
  return mobile ? (
    links.map((link) => (
      <li key={link.key} className="menu__list-item">
        {link}
      </li>
    ))
  ) : (
    <LanguageMenu links={links} />
  );
}
