import {defaultLocale, locales, type LocaleCode} from '../../config/locales';
import {docRoute} from '../../src/content/docRoute';
import {didYouMean} from '../../src/content/closest';
import {groupsCalled, outlineGroups, type OutlineGroup} from './outlineGroups';
import {pageLocales} from './questions';
import type {Site} from './Site';
import type {Refusal, Subject} from './Subject';

const fileOf = (id: string, locale: LocaleCode): string => `${locales[locale].docsPath}/${id}.mdx`;

function checkId({id}: Subject, {pages}: Site): Refusal[] {
  const isThere = (locale: LocaleCode): boolean => pages[locale].some((page) => page.id === id);
  const there = pageLocales.filter(isThere);
  const missing = pageLocales.filter((locale) => !isThere(locale));
  const files = (codes: readonly LocaleCode[]): string => codes.map((locale) => fileOf(id, locale)).join(' and ');
  if (there.length === 0) {
    return [];
  }
  const fix =
    missing.length === 0
      ? 'Choose another id, or edit the page.'
      : `Half of the page: ${files(missing)} is missing. Write that file, with the same heading ids, elements and links.`;
  return [{flag: 'id', message: `${files(there)} ${there.length === 1 ? 'exists' : 'exist'}. ${fix}`}];
}

function checkRoutes(subject: Subject, {pages, otherRoutes}: Site): Refusal[] {
  const taken = [
    ...otherRoutes,
    ...pageLocales.flatMap((locale) => pages[locale].map(({id, route}) => ({route, by: fileOf(id, locale)}))),
  ];
  return pageLocales.flatMap((locale): Refusal[] => {
    const flag = locale === defaultLocale ? 'id' : (`slug-${locale}` as const);
    const route = docRoute(subject.id, flag === 'id' ? undefined : subject[flag], locale);
    const owner = taken.find((item) => item.route === route);
    // A page of this id is refused as such.
    return owner === undefined || owner.by === fileOf(subject.id, defaultLocale)
      ? []
      : [{flag, message: `The route ${route} belongs to ${owner.by}. Choose another one.`}];
  });
}

function checkTitles(subject: Subject, {pages}: Site): Refusal[] {
  return pageLocales.flatMap((locale): Refusal[] => {
    const flag = `title-${locale}` as const;
    const title = subject[flag];
    const owner = pages[locale].find((page) => !page.isAlias && page.id !== subject.id && page.title === title);
    const message = `"${title}" is the title of ${fileOf(owner?.id ?? '', locale)} too. Say what tells the two pages apart.`;
    return owner === undefined ? [] : [{flag, message}];
  });
}

function checkGroup({group}: Subject, {outline}: Site): Refusal[] {
  const groups = outlineGroups(outline);
  const names = (some: readonly OutlineGroup[]): string => some.map(({name}) => name).join('; ');
  const found = groupsCalled(group, groups);
  if (found.length === 1) {
    return [];
  }
  const hint = didYouMean(
    group,
    groups.flatMap(({name, label}) => [label, name]),
  );
  const message =
    found.length === 0
      ? `There is no group "${group}" in config/outline.${hint} There are: ${names(groups)}.`
      : `Several groups are called "${group}". Give one of: ${names(found)}.`;
  return [{flag: 'group', message}];
}

/** What stands in the way of a page: its files, routes, titles and place in the sidebar. */
export function checkPage(subject: Subject, site: Site): Refusal[] {
  const group = subject.kind === 'country' ? [] : checkGroup(subject, site);
  return [...[checkId, checkRoutes, checkTitles].flatMap((check) => check(subject, site)), ...group];
}
