import path from 'node:path';
import {parseDocument, type YAMLSeq} from 'yaml';
import {countriesRoute, countryPage} from '../../config/countries';
import {defaultLocale} from '../../config/locales';
import {addToGroup, outlineGroups, type OutlineGroup} from './outlineGroups';
import {pageLocales} from './questions';
import type {Site, SourceFile} from './Site';
import type {Refusal, Subject} from './Subject';

/** What stands in the way of a country: its code, its address, or a place of the outline that is gone. */
export function checkNewCountry(subject: Subject, {countries, flagOf}: Site): Refusal[] {
  const {code: country, id} = subject;
  const refusals: Refusal[] = [];
  if (countries.some(({code}) => code === country)) {
    refusals.push({flag: 'code', message: `"${country}" is in config/countries.ts. Edit its page instead.`});
  } else if (flagOf(country) === undefined) {
    refusals.push({flag: 'code', message: `"${country}" is no ISO code of a country with a flag. Give one: HT.`});
  }
  const folder = countriesRoute[defaultLocale].slice(1);
  if (!new RegExp(`^${folder}/[^/]+$`).test(id)) {
    refusals.push({
      flag: 'id',
      message: `The page of a country is ${folder}/<name>. Give ${folder}/${path.posix.basename(id)}.`,
    });
  }
  for (const locale of pageLocales) {
    const route = countriesRoute[locale] ?? '';
    const flag = `slug-${locale}`;
    if (locale !== defaultLocale && path.posix.dirname(subject[`slug-${locale}`]) !== route) {
      const slug = path.posix.basename(subject[`slug-${locale}`]);
      refusals.push({flag, message: `The page of a country is ${route}/<name>. Give ${route}/${slug}.`} as Refusal);
    }
  }
  return refusals;
}

/** `config/countries.ts` with a country in it, in the order of the names. */
function withCountry(subject: Subject, {countriesFile: {file, text}}: Site): SourceFile {
  const values = (prefix: 'title' | 'slug'): string =>
    pageLocales
      .map((locale) => {
        const slug = locale === defaultLocale ? subject.id : subject[`slug-${locale}`];
        const value = prefix === 'title' ? subject[`title-${locale}`] : path.posix.basename(slug);
        return `${locale}: '${value.replaceAll("'", "\\'")}'`;
      })
      .join(', ');
  const members = [`code: '${subject.code}'`, `name: {${values('title')}}`, `slug: {${values('slug')}}`];
  const line = `  {${members.join(', ')}},`;
  // As Prettier wants it.
  const entry = line.length <= 120 ? line : `  {\n${members.map((member) => `    ${member},\n`).join('')}  },`;
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith('export const countries:'));
  const end = lines.indexOf('];', start);
  const name = subject[`title-${defaultLocale}`];
  // An entry begins with its brace, on a line of its own where it is long.
  const later = lines.findIndex((line, index) => {
    const [, other] = /name: \{en: '([^']+)'/.exec(line) ?? [];
    return index < end && other !== undefined && other.localeCompare(name, defaultLocale) > 0;
  });
  const at = later < 0 ? end : lines[later]?.startsWith('  {') === true ? later : later - 2;
  return {file, text: [...lines.slice(0, at), entry, ...lines.slice(at)].join('\n')};
}

/** The group of the outline that holds the pages of countries. */
function countriesGroup({outline, countries}: Site): OutlineGroup | undefined {
  const pages = countries.map(countryPage);
  return outlineGroups(outline).find(({source, path: keys}) => {
    const items = (parseDocument(source.text).getIn(keys) as YAMLSeq).toJSON();
    return items.some((item) => pages.some((page) => page === item));
  });
}

/** A country beside its pages: its entry in the configuration, its flag, its place in the sidebar. */
export function countryFiles(subject: Subject, site: Site): SourceFile[] {
  const group = countriesGroup(site);
  return [
    withCountry(subject, site),
    {file: `static/img/flags/${subject.code}.svg`, text: site.flagOf(subject.code) ?? ''},
    ...(group === undefined ? [] : [addToGroup(group, subject.id)]),
  ];
}
