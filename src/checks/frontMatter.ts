import type {WrittenPage} from '../content/readPages';
import {didYouMean} from '../content/closest';
import type {Check} from './Check';

type FieldType = 'string' | 'list' | 'boolean' | 'number' | 'date';

interface Fields {
  readonly required: readonly string[];
  /** What front matter may hold; STYLEGUIDE.md explains each field. */
  readonly types: Readonly<Record<string, FieldType>>;
}

const ofPages: Fields = {
  required: ['title', 'description'],
  types: {
    title: 'string',
    sidebar_label: 'string',
    description: 'string',
    slug: 'string',
    keywords: 'list',
    kind: 'string',
    alias_of: 'string',
    archived: 'boolean',
    lang: 'string',
    displayed_sidebar: 'string',
    toc_max_heading_level: 'number',
    hide_table_of_contents: 'boolean',
  },
};

const ofPosts: Fields = {
  required: ['title', 'description', 'slug', 'authors', 'tags', 'date'],
  types: {
    title: 'string',
    description: 'string',
    slug: 'string',
    authors: 'list',
    tags: 'list',
    date: 'date',
    lang: 'string',
    counterpart: 'string',
    cover: 'string',
    keywords: 'list',
    image: 'string',
    hide_table_of_contents: 'boolean',
  },
};

function typeOf(value: unknown): string {
  if (Array.isArray(value)) {
    return 'list';
  }
  return value instanceof Date ? 'date' : typeof value;
}

/** The line of a field of a page's front matter; the first one where it does not have it. */
export function fieldLine({text}: Pick<WrittenPage, 'text'>, field: string): number {
  return Math.max(1, text.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1);
}

function fieldFaults(page: WrittenPage, {required, types}: Fields): string[] {
  const place = (field: string): string => `${page.file}:${fieldLine(page, field)}`;
  const missing = required.filter((field) => !(field in page.frontMatter));
  return [
    ...missing.map((field) => `${page.file}:1: the front matter has no "${field}". Add it.`),
    ...Object.entries(page.frontMatter).flatMap(([field, value]) => {
      const type = types[field];
      if (type === undefined) {
        return [
          `${place(field)}: nobody reads "${field}" in front matter.${didYouMean(field, Object.keys(types))} Correct it, or remove it.`,
        ];
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
  run: ({allPages, posts}) => [
    ...allPages.flatMap((page) => fieldFaults(page, ofPages)),
    ...posts.flatMap((post) => fieldFaults(post, ofPosts)),
  ],
};
