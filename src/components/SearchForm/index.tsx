import clsx from 'clsx';
import {useEffect, useState, type ComponentType, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {searchRoute} from '../../content/routes';
import {queryLimit} from '../../search/SearchData';
import {useHasAlgolia} from '../../search/client/useHasAlgolia';
import {Icon} from '../Icon';
import type {SearchPanelProps} from '../SearchPanel';
import {failureText} from '../SearchResult/failureText';
import styles from './styles.module.css';
import {useCombobox} from './useCombobox';

export interface SearchFormProps {
  /** The size of the navbar. */
  compact?: boolean;
  /** Whether Ctrl+K, ⌘K and the slash lead here; one form on a page may. It has no button: Enter searches. */
  hasShortcut?: boolean;
  /** Query to start with. */
  query?: string;
  /** Whether answers appear below the box while one types; on the search page they stand in the page. */
  hasPanel?: boolean;
}

/** Stands for the panel where it could not be loaded, until the box is opened again. */
const PanelFailure = (): ReactNode => (
  <p role="status" className={clsx(styles.failure, 'popup')}>
    {failureText()}
  </p>
);

/** The panel of answers, loaded when it is first wanted. */
function usePanel(isOpen: boolean): ComponentType<SearchPanelProps> | undefined {
  const [panel, setPanel] = useState<ComponentType<SearchPanelProps>>();
  const isMissing = panel === undefined || panel === PanelFailure;
  useEffect(() => {
    async function load(): Promise<void> {
      const loaded = await import('../SearchPanel').catch((error: unknown) => {
        console.warn('The answers below the search box could not be loaded.', error);
        return {default: PanelFailure};
      });
      setPanel(() => loaded.default);
    }
    if (isOpen && isMissing) {
      void load();
    }
  }, [isOpen, isMissing]);
  return panel;
}

function isShortcut({key, altKey, ctrlKey, metaKey, shiftKey, target}: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  const isSlash = key === '/' && !isTyping && !ctrlKey && !metaKey;
  return !altKey && (isSlash || (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey));
}

/** Leads to the search box from anywhere on the page: Ctrl+K, ⌘K and, outside of text fields, the slash. */
function useShortcut(input: RefObject<HTMLInputElement | null>, isActive: boolean, open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isActive && isShortcut(event)) {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [input, isActive, open]);
}

/**
 * The search box: a plain form that works before and without JavaScript and leads to the search page; with it a combobox
 * that answers while one types.
 */
export function SearchForm(props: SearchFormProps): ReactNode {
  const {compact = false, hasShortcut = false, query = '', hasPanel = true} = props;
  const action = useBaseUrl(searchRoute(usePageLocale()));
  const hasAlgolia = useHasAlgolia();
  // Without JavaScript it is a plain search box, and says so.
  const isCombobox = useIsBrowser() && hasPanel && !hasAlgolia;
  const {input, ...box} = useCombobox(query, action, isCombobox);
  const label = translate({id: 'site.search.label', message: 'Search the documentation'});
  const submit = translate({id: 'site.search.submit', message: 'Search'});
  const SearchPanel = usePanel(box.isExpanded);
  useShortcut(input, hasShortcut, box.open);
  const combobox = {
    role: 'combobox',
    'aria-expanded': box.isExpanded,
    'aria-autocomplete': 'list',
    'aria-controls': box.isExpanded ? box.listId : undefined,
    'aria-activedescendant': box.activeId,
  } as const;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notices when the focus leaves the form
    <form
      role="search"
      aria-label={compact ? label : submit}
      action={action}
      className={clsx(styles.form, compact && styles.compact)}
      onSubmit={box.onSubmit}
      onBlur={box.onBlur}>
      <div className={clsx(styles.box, box.isExpanded && styles.open)}>
        <Icon name="search" size={16} className={styles.icon} />
        <input
          ref={input}
          type="search"
          name="q"
          value={box.text}
          className={styles.input}
          placeholder={submit}
          aria-label={label}
          {...(isCombobox ? combobox : {})}
          aria-keyshortcuts={hasShortcut ? 'Control+K Meta+K /' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={queryLimit}
          onChange={({currentTarget}) => {
            box.type(currentTarget.value);
          }}
          onClick={box.open}
          onKeyDown={box.onKeyDown}
        />
        {(hasShortcut || box.isExpanded) && (
          <kbd className={styles.key} aria-hidden="true">
            {box.isExpanded ? 'esc' : 'Ctrl K'}
          </kbd>
        )}
      </div>
      {compact && box.isExpanded && (
        <button
          type="button"
          className={clsx(styles.close, 'quiet')}
          onClick={({currentTarget}) => {
            currentTarget.blur();
          }}>
          {translate({id: 'site.search.close', message: 'Close'})}
        </button>
      )}
      {!hasShortcut && (
        <button type="submit" className="main-action">
          {submit}
        </button>
      )}
      {box.isExpanded && SearchPanel !== undefined && (
        // oxlint-disable-next-line react/static-components -- it is loaded, not made here
        <SearchPanel box={box} isNarrow={!compact} />
      )}
    </form>
  );
}
