import path from 'node:path';
import {stringify} from 'yaml';
import {countryPage} from '../../config/countries';
import {locales, type LocaleCode} from '../../config/locales';
import type {Localized} from '../../config/outline/types';
import {mark} from '../../src/content/markers';
import {descriptionOf, introductions, sections} from './pageSections';
import type {Site, SourceFile} from './Site';
import type {Subject} from './Subject';

const related: Localized = {en: 'Related pages', es: 'Páginas relacionadas'};

function frontMatter({title, slugEs}: Subject, locale: LocaleCode): string {
  const fields = {
    title: title[locale],
    // Alphabetical groups sort by it. The writer shortens it where the group already says the rest.
    sidebar_label: title[locale],
    description: mark(locale, descriptionOf[locale](title[locale])),
    ...(locale === 'es' ? {slug: slugEs} : {}),
  };
  return `---\n${stringify(fields, {lineWidth: 0})}---`;
}

/** The element of the reference that the page is about; none in a guide. */
function elements(subject: Subject): string[] {
  switch (subject.kind) {
    case 'operation':
      return [`<Operation id="${subject.operation.operationId}" />`];
    case 'object':
      return [`<SchemaObject name="${subject.schema}" />`];
    case 'guide':
      return [];
  }
}

/** A link from the page to another one, by its file: Docusaurus follows it to the route. */
function link(text: string, subject: Subject, id: string): string {
  const target = path.posix.relative(path.posix.dirname(subject.id), id);
  return `[${text}](${target.startsWith('.') ? target : `./${target}`}.mdx)`;
}

function relatedPages(subject: Subject, {countries}: Site, locale: LocaleCode): string {
  const code = subject.kind === 'operation' ? subject.operation.country : undefined;
  const country = countries.find((item) => item.code === code);
  const countryTexts: Localized = {en: 'every check of the country', es: 'todas las validaciones del país'};
  const authentication: Localized = {
    en: `${link('Authentication', subject, 'authentication/authentication')}: the access token that every request carries.`,
    es: `${link('Autenticación', subject, 'authentication/authentication')}: el token de acceso de todas las solicitudes.`,
  };
  return [
    ...(country === undefined
      ? []
      : [`- ${link(country.name[locale], subject, countryPage(country))}: ${countryTexts[locale]}.`]),
    `- ${authentication[locale]}`,
  ].join('\n');
}

/**
 * The page of a subject in one language, with a marker wherever a person has to write. Both languages have the same
 * heading ids, elements and links.
 */
export function pageFile(subject: Subject, site: Site, locale: LocaleCode): SourceFile {
  const blocks = [
    frontMatter(subject, locale),
    ...introductions[subject.kind].map((text) => mark(locale, text[locale])),
    ...elements(subject),
    ...sections[subject.kind].flatMap(({id, heading, text}) => [
      `## ${heading[locale]} {#${id}}`,
      mark(locale, text[locale]),
    ]),
    `## ${related[locale]} {#related}`,
    relatedPages(subject, site, locale),
  ];
  return {file: `${locales[locale].docsPath}/${subject.id}.mdx`, text: `${blocks.join('\n\n')}\n`};
}
