import clsx from 'clsx';
import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePageLocale} from '../../locale/usePageLocale';
import {searchRoutes} from './searchRoutes';
import styles from './styles.module.css';

export interface SearchFormProps {
  /** The size of the navbar. */
  compact?: boolean;
  /** Whether Ctrl+K and ⌘K lead here; one form on a page may. */
  hasShortcut?: boolean;
  /** Query to start with. */
  query?: string;
}

function isShortcut(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
}

/** The search box: a plain form that works before and without JavaScript, and leads to the search page. */
export function SearchForm({compact = false, hasShortcut = false, query = ''}: SearchFormProps): ReactNode {
  const history = useHistory();
  const input = useRef<HTMLInputElement>(null);
  const action = useBaseUrl(searchRoutes[usePageLocale()]);
  const label = translate({id: 'site.search.label', message: 'Search the documentation'});

  useEffect(() => {
    if (!hasShortcut) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isShortcut(event)) {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [hasShortcut]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    history.push(`${action}?${new URLSearchParams({q: input.current?.value ?? ''})}`);
  }

  return (
    <form
      role="search"
      aria-label={compact ? label : translate({id: 'site.search.submit', message: 'Search'})}
      action={action}
      className={clsx(styles.form, compact && styles.compact)}
      onSubmit={onSubmit}>
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
        defaultValue={query}
        key={query}
        className={styles.input}
        placeholder={compact ? translate({id: 'site.search.placeholder', message: 'Search'}) : label}
        aria-label={label}
        aria-keyshortcuts={hasShortcut ? 'Control+K Meta+K' : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
      {hasShortcut && (
        <kbd className={styles.shortcut} aria-hidden="true">
          Ctrl K
        </kbd>
      )}
      {!compact && (
        <button type="submit" className={styles.submit}>
          {translate({id: 'site.search.submit', message: 'Search'})}
        </button>
      )}
    </form>
  );
}
