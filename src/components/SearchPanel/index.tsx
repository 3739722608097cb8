import clsx from 'clsx';
import {useLayoutEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import suggestions from '../../../config/search/suggestions.json';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {searchRoute} from '../../content/routes';
import {useSearch} from '../../search/client/useSearch';
import type {Combobox} from '../SearchForm/useCombobox';
import {ResultTexts, statusText} from '../SearchResult';
import styles from './styles.module.css';

export interface SearchPanelProps {
  box: Combobox;
  /** Whether the panel is as wide as its box rather than wider. */
  isNarrow: boolean;
}

/** A link in the panel that arrow keys reach. */
interface Option {
  href: string;
  content: ReactNode;
  className?: string | undefined;
}

/** How many answers the panel shows; the search page has the rest. */
const resultLimit = 6;

/** Milliseconds without a key before a search begins. */
const typingDelay = 120;

/** What is below a search box while one types: answers, and a way on where there are none. */
export default function SearchPanel({box, isNarrow}: SearchPanelProps): ReactNode {
  const {listId, text: query, active, setOptions} = box;
  const locale = usePageLocale();
  const {withBaseUrl} = useBaseUrlUtils();
  const state = useSearch({query, locale, limit: resultLimit}, typingDelay);
  const {status, answer} = state;
  const isIdle = status === 'idle';
  const hasAnswers = answer !== undefined && answer.total > 0;
  const link = (href: string, text: string): Option => ({href, content: text});
  const searchFor = (text: string): string => `${withBaseUrl(searchRoute(locale))}?${new URLSearchParams({q: text})}`;
  const all = translate({id: 'site.search.all', message: 'See all results'});
  const groups: {label?: string; options: readonly Option[]}[] = [
    {
      options: (answer?.results ?? []).map((result) => ({
        href: result.href,
        className: styles.result,
        content: answer && <ResultTexts result={result} data={answer.data} />,
      })),
    },
    {
      label: translate({id: 'site.search.suggestions', message: 'Start here'}),
      options: (hasAnswers || status === 'loading' ? [] : suggestions[locale].pages).map(({label, route}) =>
        link(withBaseUrl(route), label),
      ),
    },
    // Not before there is an answer: what is below the pointer would move.
    {options: hasAnswers ? [{...link(searchFor(query.trim()), all), className: styles.all}] : []},
  ];
  const count = groups.reduce((sum, {options}) => sum + options.length, 0);
  const answered = status === 'done' ? state.query : undefined;
  // Before the options are painted: Enter may follow at once.
  useLayoutEffect(() => {
    setOptions({count, query: (answered ?? '').trim()});
  }, [setOptions, count, answered]);

  let number = -1;
  const option = ({href, className, content}: Option): ReactNode => {
    number += 1;
    const isActive = number === active;
    return (
      <Link
        key={number}
        id={`${listId}-${number}`}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        className={clsx(styles.option, 'quiet', className, isActive && styles.active)}
        to={href}
        autoAddBaseUrl={false}
        // Keeps the focus in the box, so that the panel stays open until the click.
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={box.close}>
        {content}
      </Link>
    );
  };
  return (
    <div className={clsx(styles.panel, 'popup', isNarrow && styles.narrow)} data-answered={answered}>
      <p role="status" className={clsx(styles.status, (isIdle || hasAnswers) && styles.hidden)}>
        {statusText(state)}
      </p>
      <div
        key={state.query}
        id={listId}
        role="listbox"
        aria-label={translate({id: 'site.search.results', message: 'Results'})}>
        {groups.map(({label, options}) =>
          label === undefined || options.length === 0 ? (
            options.map(option)
          ) : (
            <div key={label} role="group" aria-label={label}>
              <p className={styles.label} aria-hidden="true">
                {label}
              </p>
              {options.map(option)}
            </div>
          ),
        )}
      </div>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {translate({id: 'site.search.key.choose', message: 'choose'})} <kbd>↵</kbd>{' '}
        {translate({id: 'site.search.key.open', message: 'open'})}
      </p>
    </div>
  );
}
