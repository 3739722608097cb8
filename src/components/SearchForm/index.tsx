import clsx from 'clsx';
import {useId, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {searchRoute} from '../../content/routeIn';
import {queryLimit} from '../../search/client/limits';
import {useHasAlgolia} from '../../search/client/useHasAlgolia';
import {Icon} from '../Icon';
import {failureText} from '../SearchTexts/failureText';
import styles from './styles.module.css';
import {useCombobox} from './useCombobox';
import {usePanel} from './usePanel';
import {useShortcut} from './useShortcut';

export interface SearchFormProps {
  /** The size of the navbar. */
  compact?: boolean;
  /** Whether Ctrl+K, ⌘K and the slash lead here; one form on a page may. */
  hasShortcut?: boolean;
  /** Whether a button stands beside the box; without one, Enter searches. */
  hasButton?: boolean;
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
  hasButton = !compact,
  query = '',
  hasPanel = true,
}: SearchFormProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const action = useBaseUrl(searchRoute(usePageLocale()));
  const hasAlgolia = useHasAlgolia();
  // Without JavaScript it is a plain search box, and says so.
  const isCombobox = useIsBrowser() && hasPanel && !hasAlgolia;
  const {text, active, recent, isExpanded, setOptions, choose, open, type, forget, onKeyDown, onSubmit, onBlur} =
    useCombobox({input, query, action, isCombobox});
  const label = translate({id: 'site.search.label', message: 'Search the documentation'});
  const SearchPanel = usePanel(isExpanded);
  useShortcut(input, hasShortcut, open);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notices when the focus leaves the form
    <form
      role="search"
      aria-label={compact ? label : translate({id: 'site.search.submit', message: 'Search'})}
      action={action}
      className={clsx(styles.form, compact && styles.compact)}
      onSubmit={onSubmit}
      onBlur={onBlur}>
      <div className={styles.box}>
        <Icon name="search" size={16} className={styles.icon} />
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
            type(currentTarget.value);
          }}
          onClick={open}
          onKeyDown={onKeyDown}
        />
        {hasShortcut && (
          <kbd className={styles.shortcut} aria-hidden="true">
            Ctrl K
          </kbd>
        )}
      </div>
      {hasButton && (
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
          onForget={forget}
        />
      )}
    </form>
  );
}
