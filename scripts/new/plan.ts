import path from 'node:path';
import {countryPage} from '../../config/countries';
import {defaultLocale, locales, localized, requiredLocales, type LocaleCode} from '../../config/locales';
import type {Source} from '../../src/content/sources';
import {Refused, subjectOf, type Subject} from './answers';
import {contractFiles} from './contractFiles';
import {fillTemplate} from './fillTemplate';
import {addToGroup, groupsCalled} from './outlineGroups';
import {routeFlag, type Answers} from './questions';
import type {Site} from './readSite';
import {refusalsOf} from './refusals';

/** The last part of the route in a language. */
const slugIn = (subject: Subject, locale: LocaleCode): string => path.posix.basename(subject[routeFlag(locale)]);

/**
 * The page or the post of a subject in one language, with a marker wherever a person has to write. The templates of a kind
 * have the same heading ids, elements and links in every language.
 */
function pageFile(subject: Subject, {countries, today}: Site, locale: LocaleCode): Source {
  const country = countries.find(({code}) => code === subject.country);
  const flag = routeFlag(locale);
  const [other = locale] = requiredLocales.filter((code) => code !== locale);
  const text = fillTemplate(`${subject.kind}.${locale}.mdx`, {
    ...subject,
    today,
    title: subject[`title-${locale}`],
    slug: flag === 'id' ? '' : subject[flag],
    'post-slug': slugIn(subject, locale),
    'other-slug': slugIn(subject, other),
    // Links are to files, from the folder of the page.
    up: '../'.repeat(subject.id.split('/').length - 1) || './',
    'country-name': country === undefined ? '' : localized(country.name, locale),
    'country-page': country === undefined ? '' : countryPage(country),
  });
  const {docsPath} = locales[locale];
  const file = subject.kind === 'post' ? `blog/${today}-${slugIn(subject, locale)}` : `${docsPath}/${subject.id}`;
  return {file: `${file}.mdx`, text};
}

/** `config/countries.ts` with a country in it, in the order of the names. */
function withCountry(subject: Subject, {countries, countriesFile: {file, text}}: Site): Source {
  const inEach = (valueIn: (locale: LocaleCode) => string): string =>
    requiredLocales.map((locale) => `${locale}: '${valueIn(locale).replaceAll("'", "\\'")}'`).join(', ');
  const name = inEach((locale) => subject[`title-${locale}`]);
  const slug = inEach((locale) => slugIn(subject, locale));
  const members = [`code: '${subject.code}'`, `name: {${name}}`, `slug: {${slug}}`];
  const line = `  {${members.join(', ')}},\n`;
  // As Prettier wants it.
  const entry = line.length <= 121 ? line : `  {\n${members.map((member) => `    ${member},\n`).join('')}  },\n`;
  const title = subject[`title-${defaultLocale}`];
  const next = countries.find((country) => country.name[defaultLocale].localeCompare(title, defaultLocale) > 0);
  const start = text.indexOf('export const countries:');
  const end = text.indexOf('];', start);
  const at =
    next === undefined ? end : start + text.slice(start).search(new RegExp(`^ *\\{\\s*code: '${next.code}'`, 'm'));
  return {file, text: `${text.slice(0, at)}${entry}${text.slice(at)}`};
}

/** A country beside its pages: its entry in the configuration, its flag, its place in the sidebar. */
function countryFiles(subject: Subject, site: Site): Source[] {
  const {code, id} = subject;
  const pages = site.countries.map(countryPage);
  const group = site.groups.find(({items}) => items.some((item) => typeof item === 'string' && pages.includes(item)));
  return [
    withCountry(subject, site),
    {file: `static/img/flags/${code}.svg`, text: site.flagOf(code) ?? ''},
    ...(group === undefined ? [] : [addToGroup(group, id)]),
  ];
}

/**
 * Works out the files of a new subject: its page in every language, its place in the sidebar and, for an operation, in the
 * contract; for a country also its entry and flag. Nothing is written.
 *
 * @returns whole files, those that are new and those that change
 * @throws {@link Refused} with everything that stands in the way
 */
export function plan(answers: Answers, site: Site): Source[] {
  const subject = subjectOf(answers);
  const refusals = refusalsOf(subject, site);
  if (refusals.length > 0) {
    throw new Refused(refusals);
  }
  const {kind, group, id} = subject;
  return [
    ...requiredLocales.map((locale) => pageFile(subject, site, locale)),
    ...groupsCalled(group, site.groups).map((found) => addToGroup(found, id)),
    ...(kind === 'country' ? countryFiles(subject, site) : []),
    ...(kind === 'operation' ? contractFiles(subject, site) : []),
  ];
}
