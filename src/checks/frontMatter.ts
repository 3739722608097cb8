import type {ContentPage} from '../content/readPages';
import {closest} from '../content/closest';
import type {Check} from './Check';

/** What front matter may hold; STYLEGUIDE.md explains each field. */
const fields: Readonly<Record<string, 'string' | 'list' | 'boolean'>> = {
  title: 'string',
  sidebar_label: 'string',
  description: 'string',
  slug: 'string',
  keywords: 'list',
  kind: 'string',
  alias_of: 'string',
  lang: 'string',
  displayed_sidebar: 'string',
  hide_table_of_contents: 'boolean',
};

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

function lineOf({text}: ContentPage, field: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1;
}

function fieldFaults(page: ContentPage): string[] {
  const place = (field: string): string => `${page.file}:${lineOf(page, field)}`;
  const required = ['title', 'description'].filter((field) => !(field in page.frontMatter));
  return [
    ...required.map((field) => `${page.file}:1: the front matter has no "${field}". Add it.`),
    ...Object.entries(page.frontMatter).flatMap(([field, value]) => {
      const type = fields[field];
      if (type === undefined) {
        const near = closest(field, Object.keys(fields));
        const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
        return [`${place(field)}: nobody reads "${field}" in front matter.${hint} Correct it, or remove it.`];
      }
      // `null` is a value of its own for Docusaurus: no sidebar, no label.
      return value === null || typeOf(value) === type
        ? []
        : [`${place(field)}: "${field}" is a ${typeOf(value)}. Write it as a ${type}.`];
    }),
  ];
}

/** Front matter has only known fields, each of the right type. */
export const frontMatter: Check = {
  name: 'front-matter',
  run: ({unreadable, allPages}) => [...unreadable, ...allPages.flatMap(fieldFaults)],
};
