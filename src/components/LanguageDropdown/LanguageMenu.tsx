import clsx from 'clsx';
import {useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconLanguage from '@theme/Icon/Language';
import {locales} from '../../../config/locales';
import {usePageLocale} from '../../bilingual/usePageLocale';
import styles from './styles.module.css';

/**
 * A button that shows and hides a list of links: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/. It stands in for
 * the theme's dropdown, whose button is a link that opens with Enter only and does not close with Escape. Before
 * hydration and without JavaScript the list opens on hover and on focus, by the style sheet (src/css/frame.css).
 */
export function LanguageMenu({links}: {links: readonly ReactElement[]}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const {label} = locales[usePageLocale()];

  function onKeyDown({key}: KeyboardEvent): void {
    if (key === 'Escape' && isOpen) {
      setIsOpen(false);
      button.current?.focus();
    }
  }

  function onBlur({currentTarget, relatedTarget}: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) {
      setIsOpen(false);
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what happens in the button and the links
    <div
      className={clsx('navbar__item dropdown dropdown--right', isOpen && 'dropdown--show')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button)}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={translate({id: 'site.navbar.language', message: 'Language: {language}'}, {language: label})}
        onClick={() => {
          setIsOpen(!isOpen);
        }}>
        <IconLanguage className={styles.icon} />
        {label}
      </button>
      <ul id={listId} className="dropdown__menu">
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </div>
  );
}
