import {localeCodes} from '../../config/locales';
import type {ContentPage} from '../content/readPages';
import type {Check} from './Check';

/** What this check reads of a page. */
export type CheckedDoc = Pick<ContentPage, 'id' | 'file' | 'title' | 'description'>;

const descriptionLength = {min: 50, max: 160};

/** One message for each page that shares something with an earlier one; `mend` says what to do about it. */
function duplicates<K extends string>(
  pages: readonly (Record<K, string> & {file: string})[],
  key: K,
  mend: string,
): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({[key]: value, file}) => {
    const owner = owners.get(value);
    owners.set(value, owner ?? file);
    return owner === undefined ? [] : [`${file}: the ${key} "${value}" is that of ${owner} too. ${mend}`];
  });
}

/**
 * Titles and descriptions of one language: each page has its own, and descriptions are of a length that search engines
 * show whole.
 *
 * @returns one message for each fault, with the file and the mend
 */
export function checkDocMetadata(pages: readonly CheckedDoc[]): string[] {
  const {min, max} = descriptionLength;
  const mend = 'Say what tells the two pages apart.';
  return [
    ...pages
      .filter(({description: {length}}) => length < min || length > max)
      .map(
        ({file, description: {length}}) =>
          `${file}: the description has ${length} characters. Write ${min} to ${max} in its front matter.`,
      ),
    ...duplicates(pages, 'title', mend),
    ...duplicates(pages, 'description', mend),
  ];
}

/** Titles, descriptions and routes that no other page has. */
export const metadata: Check = {
  name: 'metadata',
  run: ({pages, allPages}) => [
    ...localeCodes.flatMap((locale) => checkDocMetadata(pages[locale].filter(({isAlias}) => !isAlias))),
    ...duplicates(allPages, 'route', 'Give it another "slug".'),
  ],
};
