import {localeCodes, locales, type LocaleCode} from '../../config/locales';
import {closest} from '../../src/reference/remark/closest';
import {docRoute} from '../../src/content/docRoute';
import {groupsCalled, outlineGroups, type OutlineGroup} from './outlineGroups';
import type {Refusal} from './Refused';
import type {Site} from './Site';
import type {Subject} from './Subject';

const fileOf = (id: string, locale: LocaleCode): string => `${locales[locale].docsPath}/${id}.mdx`;

function checkId({id}: Subject, {pages}: Site): Refusal[] {
  const [there, missing] = [true, false].map((isThere) =>
    localeCodes.filter((locale) => pages[locale].some((page) => page.id === id) === isThere),
  ) as [LocaleCode[], LocaleCode[]];
  const files = (codes: readonly LocaleCode[]): string => codes.map((locale) => fileOf(id, locale)).join(' and ');
  if (there.length === 0) {
    return [];
  }
  const mend =
    missing.length === 0
      ? 'Choose another id, or edit the page.'
      : `Half of the page: ${files(missing)} is missing. Write that file, with the same heading ids, elements and links.`;
  return [{flag: 'id', message: `${files(there)} ${there.length === 1 ? 'exists' : 'exist'}. ${mend}`}];
}

function checkRoutes(subject: Subject, {pages, otherRoutes}: Site): Refusal[] {
  const taken = [
    ...otherRoutes,
    ...localeCodes.flatMap((locale) => pages[locale].map(({id, route}) => ({route, by: fileOf(id, locale)}))),
  ];
  const wanted = [
    {flag: 'id', route: docRoute(subject.id, undefined, 'en')},
    {flag: 'slug-es', route: docRoute(subject.id, subject.slugEs, 'es')},
  ] as const;
  return wanted.flatMap(({flag, route}) => {
    const owner = taken.find((item) => item.route === route);
    // A page of this id is refused as such.
    return owner === undefined || owner.by === fileOf(subject.id, 'en')
      ? []
      : [{flag, message: `The route ${route} belongs to ${owner.by}. Choose another one.`}];
  });
}

function checkTitles({id, title}: Subject, {pages}: Site): Refusal[] {
  return localeCodes.flatMap((locale): Refusal[] => {
    const owner = pages[locale].find((page) => !page.isAlias && page.id !== id && page.title === title[locale]);
    return owner === undefined
      ? []
      : [
          {
            flag: `title-${locale}`,
            message: `"${title[locale]}" is the title of ${fileOf(owner.id, locale)} too. Say what tells the two pages apart.`,
          },
        ];
  });
}

function checkGroup({id, group}: Subject, {outline}: Site): Refusal[] {
  const groups = outlineGroups(outline);
  const names = (some: readonly OutlineGroup[]): string => some.map(({name}) => name).join('; ');
  const [found, ...others] = groupsCalled(group, groups);
  const refuse = (message: string): Refusal[] => [{flag: 'group', message}];
  if (found === undefined) {
    const near = closest(group, [...new Set(groups.flatMap(({name, label}) => [label, name]))]);
    const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
    return refuse(`There is no group "${group}" in config/outline.${hint} There are: ${names(groups)}.`);
  }
  if (others.length > 0) {
    return refuse(`Several groups are called "${group}". Give one of: ${names([found, ...others])}.`);
  }
  return found.items === undefined
    ? refuse(
        `The items of "${found.name}" in ${found.source.file} are computed, so "${id}" cannot be put there. Choose another group, or change what they are made from.`,
      )
    : [];
}

/** What stands in the way of a page: its files, routes, titles and place in the sidebar. */
export function checkPage(subject: Subject, site: Site): Refusal[] {
  return [
    ...checkId(subject, site),
    ...checkRoutes(subject, site),
    ...checkTitles(subject, site),
    ...checkGroup(subject, site),
  ];
}
