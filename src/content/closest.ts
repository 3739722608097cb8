import {distance} from 'fastest-levenshtein';

/**
 * The known name that a mistyped one most likely means.
 *
 * @returns undefined where none is near: more than a third of the letters would have to change
 */
function closest(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.edits - b.edits);
  const [best] = ranked;
  return best !== undefined && best.edits <= name.length / 3 ? best.candidate : undefined;
}

/**
 * The hint of a message about a name that is not known.
 *
 * @returns ` Did you mean "…"?`, or nothing where no known name is near
 */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = closest(name, [...known]);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
