import {useMemo} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {localeCodes, localized, type LocaleCode} from '../../../config/locales';
import {searchSuggestions} from '../../../config/search/suggestions';
import {usePageLocale} from '../../bilingual/usePageLocale';
import type {SearchAnswer} from '../../search/client/searchSite';
import {shownAnswer, type SearchState} from '../../search/client/useSearch';
import {resultOptions, searchHref, type ResultOptions, type SearchOption} from './options';

/** What the panel shows, and all of its options in the order in which they stand. */
export interface PanelOptions {
  /** The answer to the query, or while it is searched the answer before. */
  answer: SearchAnswer | undefined;
  recent: readonly SearchOption[];
  groups: readonly ResultOptions[];
  suggestions: readonly SearchOption[];
  /** To the search page of this language, then of the others. */
  ways: readonly {code: LocaleCode; option: SearchOption}[];
  all: readonly SearchOption[];
}

/**
 * The options of the panel: earlier searches and suggestions before anything is typed, then the answer and links to the search pages.
 *
 * @param recentSearches - the newest first
 */
export function usePanelOptions(state: SearchState, query: string, recentSearches: readonly string[]): PanelOptions {
  const locale = usePageLocale();
  const {withBaseUrl} = useBaseUrlUtils();
  // A list of texts that is read anew on each render, as one text that stays the same.
  const recentKey = JSON.stringify(recentSearches);
  return useMemo(() => {
    const isIdle = state.status === 'idle';
    const isEmpty = state.status === 'done' && state.answer.results.length === 0;
    const answer = shownAnswer(state);
    const groups = answer === undefined ? [] : resultOptions(answer);
    const recent = isIdle
      ? (JSON.parse(recentKey) as string[]).map((text): SearchOption => ({key: `recent ${text}`, fill: text}))
      : [];
    const suggestions = (isIdle || isEmpty ? localized(searchSuggestions, locale) : []).map(
      ({route}): SearchOption => ({
        key: route,
        href: withBaseUrl(route),
      }),
    );
    const ways = (isIdle ? [] : [locale, ...localeCodes.filter((code) => code !== locale)]).map((code) => ({
      code,
      option: {key: `all ${code}`, href: withBaseUrl(searchHref(code, query))},
    }));
    const results = groups.flatMap(({page, headings}) => [page, ...headings]);
    const all = [...recent, ...results, ...suggestions, ...ways.map(({option}) => option)];
    return {answer, recent, groups, suggestions, ways, all};
  }, [state, query, recentKey, locale, withBaseUrl]);
}
