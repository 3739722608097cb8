import {parseFrontMatter} from '../content/frontMatter';
import {findMarkers} from '../content/markers';
import {pageKind, type PageKind} from '../content/pageKind';
import {blankCode} from '../content/prose';
import type {Source} from '../content/sources';
import type {Check} from './Check';

/** The fewest words that a page of each kind has, in its own prose and tables: the generated reference does not count. */
const fewest: Record<PageKind, number> = {operation: 120, object: 120, overview: 150, guide: 300};

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/**
 * Looks whether a page says too little.
 *
 * @returns a message with what it has and what it needs, or none
 */
export function checkLength({file, text}: Source): string[] {
  const kind = pageKind(text);
  const words = blankCode(parseFrontMatter(text, file).body).match(word)?.length ?? 0;
  return words >= fewest[kind]
    ? []
    : [`${file}:1: the page (${kind}) has ${words} words outside code. Write at least ${fewest[kind]}.`];
}

/** No page says too little; pages with texts still to be written are left to markers.ts. */
export const thin: Check = {
  name: 'thin',
  run: ({allPages}) =>
    allPages.filter(({isAlias, text}) => !isAlias && findMarkers(text).length === 0).flatMap(checkLength),
};
