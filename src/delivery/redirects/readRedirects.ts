import {isMap, isScalar} from 'yaml';
import {readDataFile, refuseFaults} from '../../content/dataFile';

/** An address that the site once had, or that readers type, and the one that answers. */
export interface Redirect {
  /** Route without the base path. */
  readonly from: string;
  /** Route or file of the built site without the base path; may end in `#id`. */
  readonly to: string;
}

/** A redirect and the line of config/redirects.yaml on which it stands. */
export interface PlacedRedirect extends Redirect {
  readonly line: number;
}

/**
 * Reads `config/redirects.yaml`.
 *
 * @param root - the site's folder
 * @returns the redirects in the order of the file, whose addresses may still be wrong
 * @throws if it has something else than addresses, with file, line and fix of everything
 */
export function readRedirects(root: string): PlacedRedirect[] {
  const faults: string[] = [];
  const {contents, lineOf, report} = readDataFile(root, 'config/redirects.yaml', faults);
  const redirects: PlacedRedirect[] = [];
  if (isMap(contents)) {
    for (const {key, value} of contents.items) {
      if (isScalar(key) && isScalar(value) && typeof key.value === 'string' && typeof value.value === 'string') {
        redirects.push({from: key.value, to: value.value, line: lineOf(key)});
      } else {
        report(key, 'A redirect is an old address, a colon and the new one. Write "/old/route: /new/route".');
      }
    }
  } else if (contents !== null) {
    report(contents, 'Redirects stand one on a line, without a hyphen. Write "/old/route: /new/route".');
  }
  refuseFaults('The redirects', faults);
  return redirects;
}
