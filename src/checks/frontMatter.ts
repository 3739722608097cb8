import type {ContentPage} from '../content/readPages';
import {closest} from '../reference/remark/closest';
import type {Check} from './Check';

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

/** Front matter holds what somebody reads, in the right form. */
export const frontMatter: Check = {
  name: 'front-matter',
  run: ({unreadable, allPages}) => [...unreadable, ...allPages.flatMap(fieldFaults)],
};
