import clsx from 'clsx';
import {useId, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePageLocale} from '../../locale/usePageLocale';
import {preferenceKeys} from '../../preferences/keys';
import {addRecent, parseRecent} from '../../search/recentSearches';
import {useHasAlgolia} from '../../search/useHasAlgolia';
import {queryLimit} from '../../search/limits';
import type {SearchOption} from '../SearchPanel/options';
import {failureText} from '../SearchTexts/failureText';
import {searchRoutes} from './searchRoutes';
import styles from './styles.module.css';
import {usePanel} from './usePanel';
import {useShortcut} from './useShortcut';

export interface SearchFormProps {
  /** The size of the navbar. */
  compact?: boolean;
  /** Whether Ctrl+K, ⌘K and the slash lead here; one form on a page may. */
  hasShortcut?: boolean;
  /** Query to start with. */
  query?: string;
  /** Whether answers appear below the box while one types; on the search page they stand in the page. */
  hasPanel?: boolean;
}

/**
 * The search box: a plain form that works before and without JavaScript and leads to the search page; with it a combobox
 * that answers while one types (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export function SearchForm({
  compact = false,
  hasShortcut = false,
  query = '',
  hasPanel = true,
}: SearchFormProps): ReactNode {
  const history = useHistory();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const action = useBaseUrl(searchRoutes[usePageLocale()]);
  const [text, setText] = useState(query);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [options, setOptions] = useState<readonly SearchOption[]>([]);
  const [stored, recentSlot] = useStorageSlot(preferenceKeys.recentSearches);
  const recent = parseRecent(stored);
  const label = translate({id: 'site.search.label', message: 'Search the documentation'});
  const hasAlgolia = useHasAlgolia();
  // Without JavaScript it is a plain search box, and says so.
  const isCombobox = useIsBrowser() && hasPanel && !hasAlgolia;
  const isExpanded = isCombobox && isOpen;
  const SearchPanel = usePanel(isExpanded);
  useShortcut(input, hasShortcut);

  function close(): void {
    setIsOpen(false);
    setActive(-1);
  }

  function goTo(href: string): void {
    if (text.trim() !== '') {
      recentSlot.set(JSON.stringify(addRecent(recent, text)));
    }
    close();
    history.push(href);
  }

  function choose(option: SearchOption): void {
    if (option.href === undefined) {
      setText(option.fill);
      setActive(-1);
      input.current?.focus();
    } else {
      goTo(option.href);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step !== undefined && isCombobox) {
      event.preventDefault();
      setIsOpen(true);
      // One place more than there are options: the box itself, where nothing is chosen.
      const places = options.length + 1;
      setActive(isExpanded ? ((active + 1 + step + places) % places) - 1 : -1);
    } else if (event.key === 'Escape' && isExpanded) {
      event.preventDefault();
      close();
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const option = isExpanded ? options[active] : undefined;
    if (option === undefined) {
      goTo(`${action}?${new URLSearchParams({q: text})}`);
    } else {
      choose(option);
    }
  }

  function onBlur({currentTarget, relatedTarget}: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) {
      close();
    }
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears when the focus leaves the form
    <form
      role="search"
      aria-label={compact ? label : translate({id: 'site.search.submit', message: 'Search'})}
      action={action}
      className={clsx(styles.form, compact && styles.compact)}
      onSubmit={onSubmit}
      onBlur={onBlur}>
      <div className={styles.box}>
        <svg className={styles.icon} width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="m21 21-5-5M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <input
          ref={input}
          type="search"
          name="q"
          value={text}
          className={styles.input}
          placeholder={compact ? translate({id: 'site.search.placeholder', message: 'Search'}) : label}
          aria-label={label}
          {...(isCombobox
            ? {
                role: 'combobox',
                'aria-expanded': isExpanded,
                'aria-autocomplete': 'list',
                'aria-controls': isExpanded ? listId : undefined,
                'aria-activedescendant': isExpanded && active >= 0 ? `${listId}-${active}` : undefined,
              }
            : {})}
          aria-keyshortcuts={hasShortcut ? 'Control+K Meta+K /' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={queryLimit}
          onChange={({currentTarget}) => {
            setText(currentTarget.value);
            setIsOpen(true);
            setActive(-1);
          }}
          onClick={() => {
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        {hasShortcut && (
          <kbd className={styles.shortcut} aria-hidden="true">
            Ctrl K
          </kbd>
        )}
      </div>
      {!compact && (
        <button type="submit" className={styles.submit}>
          {translate({id: 'site.search.submit', message: 'Search'})}
        </button>
      )}
      {isExpanded && SearchPanel === 'failed' && (
        <p role="status" className={styles.failure}>
          {failureText()}
        </p>
      )}
      {isExpanded && SearchPanel !== undefined && SearchPanel !== 'failed' && (
        // eslint-disable-next-line react-hooks/static-components -- it is loaded, not made here
        <SearchPanel
          id={listId}
          query={text}
          active={active}
          recent={recent}
          isNarrow={!compact}
          onOptions={setOptions}
          onChoose={choose}
          onForget={() => {
            recentSlot.set('[]');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}
