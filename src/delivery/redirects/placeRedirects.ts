import type {Redirect} from '../../../config/redirects';
import type {PlacedRedirect} from './checkRedirects';

/**
 * Finds the line of each redirect.
 *
 * @param redirects - as config/redirects.ts exports them
 * @param source - text of that file
 * @throws if the file has not one `from: '…'` for each of them, as when they are computed
 */
export function placeRedirects(redirects: readonly Redirect[], source: string): PlacedRedirect[] {
  const lines = source.split('\n').flatMap((text, index) => (/\bfrom: ['"]/.test(text) ? [index + 1] : []));
  if (lines.length !== redirects.length) {
    throw new Error(
      `config/redirects.ts: ${redirects.length} redirects on ${lines.length} lines with "from: '…'". Write each redirect out, on a line of its own.`,
    );
  }
  return redirects.map((redirect, index) => ({...redirect, line: lines[index] ?? 0}));
}
