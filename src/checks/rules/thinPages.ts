import {pageKind, type PageKind} from '../../content/pageKind';
import {blankCode} from '../../content/prose';
import type {Source} from './compareSources';

/** The fewest words that a page of each kind has, in its own prose and tables: the generated reference does not count. */
const fewest: Record<PageKind, number> = {operation: 120, object: 120, overview: 150, guide: 300};

const frontMatter = /^---\n[\s\S]*?\n---\n/;
const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/**
 * Finds pages that say too little.
 *
 * @returns one message for each, with what it has and what it needs
 */
export function thinPages(sources: readonly Source[]): string[] {
  return sources.flatMap(({file, text}) => {
    const kind = pageKind(text);
    const words = blankCode(text.replace(frontMatter, '')).match(word)?.length ?? 0;
    return words >= fewest[kind]
      ? []
      : [`${file}: the page (${kind}) has ${words} words outside code. Write at least ${fewest[kind]}.`];
  });
}
