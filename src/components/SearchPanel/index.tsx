import clsx from 'clsx';
import {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {localized, locales} from '../../../config/locales';
import {searchSuggestions} from '../../../config/search/suggestions';
import {textIn} from '../../bilingual/textIn';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {useSearch, type SearchState} from '../../search/client/useSearch';
import {failureText, partialText} from '../SearchTexts/failureText';
import {Marked} from '../SearchTexts/Marked';
import {Method} from '../SearchTexts/Method';
import {placeOf} from '../SearchTexts/placeOf';
import type {SearchOption} from './options';
import {PanelOption} from './PanelOption';
import styles from './styles.module.css';
import {usePanelOptions} from './usePanelOptions';

export interface SearchPanelProps {
  /** Id of the listbox; its options have ids that begin with it. */
  id: string;
  query: string;
  /** Index of the option that the arrow keys have reached; -1 for none. */
  active: number;
  recent: readonly string[];
  /** Whether the panel is as wide as its box rather than wider. */
  isNarrow: boolean;
  onOptions: (options: readonly SearchOption[]) => void;
  onChoose: (option: SearchOption) => void;
  onForget: () => void;
}

/** How many pages the panel shows; the search page has the rest. */
const resultLimit = 6;

/** Milliseconds without a key before a search begins. */
const typingDelay = 120;

function statusText(state: SearchState): string {
  switch (state.status) {
    case 'idle':
      return '';
    case 'loading':
      return translate({id: 'site.search.loading', message: 'Searching…'});
    case 'failed':
      return failureText();
    case 'done': {
      const {query, answer} = state;
      return answer.results.length === 0
        ? translate({id: 'site.search.nothing', message: 'Nothing found for “{query}”.'}, {query: query.trim()})
        : translate(
            {id: 'site.search.count', message: 'Pages found: {count}. Choose with the arrow keys.'},
            {count: answer.results.length},
          );
    }
  }
}

function Group({label, isShown = true, children}: {label: string; isShown?: boolean; children: ReactNode}): ReactNode {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {isShown && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      {children}
    </div>
  );
}

/** Answers below a search box while one types: pages with their headings, earlier searches, links to the search pages. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const {id, query, active, isNarrow, onOptions, onChoose, onForget} = props;
  const locale = usePageLocale();
  const state = useSearch(query, {locale, limit: resultLimit, delay: typingDelay});
  const {answer, recent, groups, suggestions, ways, all} = usePanelOptions(state, query, props.recent);
  useEffect(() => {
    onOptions(all);
  }, [onOptions, all]);

  const place = (option: SearchOption) => {
    const index = all.indexOf(option);
    return {option, id: `${id}-${index}`, isActive: index === active, onChoose};
  };
  const isStatusShown = groups.length === 0 && state.status !== 'idle';
  return (
    <div
      className={clsx(styles.panel, isNarrow && styles.narrow)}
      data-answered={state.status === 'done' ? state.query : undefined}>
      <p role="status" className={clsx(styles.status, !isStatusShown && styles.hidden)}>
        {statusText(state)}
      </p>
      {answer?.isPartial === true && <p className={styles.status}>{partialText()}</p>}
      <div id={id} role="listbox" aria-label={translate({id: 'site.search.answers', message: 'Answers'})}>
        {recent.length > 0 && (
          <Group label={translate({id: 'site.search.recent', message: 'Recent searches'})}>
            {recent.map((option) => (
              <PanelOption key={option.key} {...place(option)}>
                {option.fill}
              </PanelOption>
            ))}
          </Group>
        )}
        {groups.map(({result, page, headings}) => (
          <Group key={result.path} label={result.record.title} isShown={false}>
            <PanelOption {...place(page)}>
              <span className={styles.title}>
                <Method record={result.record} /> <Marked parts={result.title} />
              </span>
              {answer !== undefined && <span className={styles.place}>{placeOf(result.record, answer.data)}</span>}
              <span className={styles.excerpt}>
                <Marked parts={result.excerpt} />
              </span>
            </PanelOption>
            {headings.map((option, index) => (
              <PanelOption key={option.key} {...place(option)} isHeading>
                <Marked parts={result.headings[index]?.title ?? []} />
              </PanelOption>
            ))}
          </Group>
        ))}
        {suggestions.length > 0 && (
          <Group label={translate({id: 'site.search.suggestions', message: 'Start here'})}>
            {suggestions.map((option, index) => (
              <PanelOption key={option.key} {...place(option)}>
                {localized(searchSuggestions, locale)[index]?.label}
              </PanelOption>
            ))}
          </Group>
        )}
        {ways.length > 0 && (
          <Group label={translate({id: 'site.search.ways', message: 'Search further'})} isShown={false}>
            {ways.map(({code, option}) => (
              <PanelOption key={option.key} {...place(option)}>
                {code === locale ? (
                  translate({id: 'site.search.all', message: 'All answers, with filters'})
                ) : (
                  <span lang={locales[code].htmlLang}>
                    {textIn(code, {id: 'site.language.search', message: 'Search in English'})}
                  </span>
                )}
              </PanelOption>
            ))}
          </Group>
        )}
      </div>
      {recent.length > 0 && (
        <button type="button" className={clsx('clean-btn', styles.forget)} onClick={onForget}>
          {translate({id: 'site.search.forget', message: 'Forget recent searches'})}
        </button>
      )}
    </div>
  );
}
