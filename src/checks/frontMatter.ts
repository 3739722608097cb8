import type * as z from 'zod';
import {didYouMean} from '../content/closest';
import {parseFrontMatter} from '../content/frontMatter';
import {pageFields, postFields} from '../content/pageFields';
import type {WrittenPage} from '../content/readPages';
import type {Check} from './Check';

/** The line of a field of a page's front matter; the first one where it does not have it. */
export function fieldLine({text}: Pick<WrittenPage, 'text'>, field: string): number {
  return Math.max(1, text.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1);
}

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value instanceof Date ? 'date' : typeof value;

/** What is wrong with a field, and the fix; unknown fields come in one issue. */
function messages(
  issue: z.core.$ZodIssue,
  value: unknown,
  known: readonly string[],
): [field: string, message: string][] {
  const field = String(issue.path[0]);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [
      key,
      `nobody reads "${key}" in front matter.${didYouMean(key, known)} Correct it, or remove it.`,
    ]);
  }
  if (value === undefined || value === null) {
    return [[field, `the front matter has no "${field}". Add it.`]];
  }
  if (issue.code === 'invalid_value') {
    return [[field, `"${field}" is ${JSON.stringify(value)}. Write one of: ${issue.values.map(String).join(', ')}.`]];
  }
  const type = issue.code === 'invalid_type' ? issue.expected.replace('array', 'list') : issue.code;
  return issue.path.length > 1
    ? [[field, `"${field}" has an item that is no ${type}. Put it in quotes.`]]
    : [
        [
          field,
          `"${field}" is a ${typeOf(value)}. Write it as a ${type}${type === 'date' ? ', as in 2026-01-31' : ''}.`,
        ],
      ];
}

function fieldFaults(page: WrittenPage, fields: typeof pageFields | typeof postFields): string[] {
  const known = Object.keys(fields.shape);
  const {frontMatter} = parseFrontMatter(page.text, page.file);
  // `null` is a value of its own for Docusaurus: no sidebar, no label.
  const written = Object.entries(frontMatter).filter(([field, value]) => value !== null || !known.includes(field));
  const {error} = fields.safeParse(Object.fromEntries(written));
  return (error?.issues ?? [])
    .flatMap((issue) => messages(issue, frontMatter[String(issue.path[0])], known))
    .map(([field, message]) => `${page.file}:${fieldLine(page, field)}: ${message}`);
}

/** Front matter has only known fields, each of the right type. */
export const frontMatter: Check = {
  name: 'front-matter',
  run: ({allPages, posts}) => [
    ...allPages.flatMap((page) => fieldFaults(page, pageFields)),
    ...posts.flatMap((post) => fieldFaults(post, postFields)),
  ],
};
