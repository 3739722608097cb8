import {closest, distance} from 'fastest-levenshtein';

/**
 * The hint of a message about a name that is not known.
 *
 * @returns ` Did you mean "…"?`, or nothing where more than a third of the letters would have to change
 */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = closest(name, [...known]) as string | undefined;
  return near === undefined || distance(name, near) > name.length / 3 ? '' : ` Did you mean "${near}"?`;
}
