import clsx from 'clsx';
import {useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {locales} from '../../../config/locales';
import {useCounterparts} from '../../bilingual/useCounterparts';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {Icon} from '../Icon';

/**
 * A button that shows and hides a list of links: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/. It stands in for
 * the theme's dropdown, whose button is a link that opens with Enter only and does not close with Escape. Before
 * hydration and without JavaScript the list opens on hover and on focus, by the style sheet (src/css/navbar.css).
 */
function LanguageMenu({children}: {children: ReactNode}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const {label} = locales[usePageLocale()];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what happens in the button and the links
    <div
      className={clsx('navbar__item dropdown dropdown--right', isOpen && 'dropdown--show')}
      onKeyDown={({key}) => {
        if (key === 'Escape' && isOpen) {
          setIsOpen(false);
          button.current?.focus();
        }
      }}
      onBlur={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) {
          setIsOpen(false);
        }
      }}>
      <button
        ref={button}
        type="button"
        className="clean-btn navbar__link"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={translate({id: 'site.navbar.language', message: 'Language: {language}'}, {language: label})}
        onClick={() => {
          setIsOpen(!isOpen);
        }}>
        <Icon name="language" size={20} />
        <span>{label}</span>
      </button>
      <ul id={listId} className="dropdown__menu">
        {children}
      </ul>
    </div>
  );
}

/** The place of the dropdown: the navbar, or the menu that stands in its place on narrow screens. */
export interface LanguageDropdownProps {
  mobile?: boolean;
  /** Closes the menu of narrow screens. */
  onClick?: () => void;
}

/** Leads to the page being read in each language, in the language's own name, or to the welcome page of its docs set. */
export function LanguageDropdown({mobile = false, onClick}: LanguageDropdownProps): ReactNode {
  const pageLocale = usePageLocale();
  const className = mobile ? 'menu__link' : 'dropdown__link';
  const items = useCounterparts().map(({locale, href}) => (
    <li key={locale} className={mobile ? 'menu__list-item' : undefined}>
      <Link
        className={clsx(className, locale === pageLocale && `${className}--active`)}
        to={href}
        autoAddBaseUrl={false}
        lang={locales[locale].htmlLang}
        hrefLang={locales[locale].htmlLang}
        aria-current={locale === pageLocale ? 'true' : undefined}
        {...(onClick === undefined ? {} : {onClick})}>
        {locales[locale].label}
      </Link>
    </li>
  ));
  return mobile ? items : <LanguageMenu>{items}</LanguageMenu>;
}
