import {localeCodes} from '../../config/locales';
import type {ContentPage} from '../content/readPages';
import {checkDocMetadata} from './rules/docMetadata';
import {closest} from '../reference/remark/closest';
import type {Check, CheckedSite} from './Check';

type Kind = 'text' | 'list of texts' | 'yes or no';

/** What front matter may hold; STYLEGUIDE.md says what for. */
const fields: Readonly<Record<string, Kind>> = {
  title: 'text',
  sidebar_label: 'text',
  description: 'text',
  slug: 'text',
  keywords: 'list of texts',
  kind: 'text',
  alias_of: 'text',
  lang: 'text',
  displayed_sidebar: 'text',
  hide_table_of_contents: 'yes or no',
};

function isOfKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' || value === null;
    case 'list of texts':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'yes or no':
      return typeof value === 'boolean';
  }
}

function lineOf({text}: ContentPage, field: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1;
}

function fieldFaults(page: ContentPage): string[] {
  const place = (field: string): string => `${page.file}:${lineOf(page, field)}`;
  const required = ['title', 'description'].filter((field) => !(field in page.frontMatter));
  return [
    ...required.map((field) => `${page.file}:1: the front matter has no "${field}". Add it.`),
    ...Object.entries(page.frontMatter).flatMap(([field, value]) => {
      const kind = fields[field];
      if (kind === undefined) {
        const near = closest(field, Object.keys(fields));
        const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
        return [`${place(field)}: nobody reads "${field}" in front matter.${hint} Correct it, or remove it.`];
      }
      return isOfKind(value, kind) ? [] : [`${place(field)}: "${field}" is not a ${kind}. Write it as one.`];
    }),
  ];
}

function sharedRoutes({pages}: CheckedSite): string[] {
  const owners = new Map<string, string>();
  return localeCodes.flatMap((locale) =>
    pages[locale].flatMap(({route, file}) => {
      const owner = owners.get(route);
      owners.set(route, owner ?? file);
      return owner === undefined
        ? []
        : [`${file}: the route ${route} is that of ${owner} too. Give it another "slug".`];
    }),
  );
}

/** Known fields of the right kind; titles, descriptions and routes that no other page has. */
export const frontMatter: Check = {
  name: 'front-matter',
  run: (site) => [
    ...site.unreadable,
    ...localeCodes.flatMap((locale) => site.pages[locale].flatMap(fieldFaults)),
    ...localeCodes.flatMap((locale) => checkDocMetadata(site.pages[locale].filter(({isAlias}) => !isAlias))),
    ...sharedRoutes(site),
  ],
};
