import type {Check, CheckedSite} from './Check';
import {contract} from './contract';
import {frontMatter} from './frontMatter';
import {glossary} from './glossary';
import {headings} from './headings';
import {images} from './images';
import {links} from './links';
import {markers} from './markers';
import {mdx} from './mdx';
import {metadata} from './metadata';
import {outline} from './outline';
import {ownedRules} from './ownedRules';
import {parity} from './parity';
import {redirects} from './redirects';
import {requests} from './requests';
import {spelling} from './spelling';
import {thin} from './thin';
import {voice} from './voice';
import {workflows} from './workflows';

/** The checks that are quick enough for every build and every save. */
export const quickChecks: readonly Check[] = [
  frontMatter,
  metadata,
  contract,
  workflows,
  headings,
  parity,
  outline,
  images,
  markers,
  requests,
  thin,
  ownedRules,
];

/** All checks. A build finds out by itself what `mdx`, `links` and `redirects` do: they parse every page, as it does. */
export const checks: readonly Check[] = [...quickChecks, mdx, links, redirects, glossary, voice, spelling];

/**
 * Runs checks, one after the other.
 *
 * @returns what each of them finds as soon as it has, one message for each fault: file and line, what is wrong, the mend
 * @throws if a check cannot run, for example because the glossary has other columns
 */
export async function* runChecks(site: CheckedSite, chosen: readonly Check[]): AsyncGenerator<string> {
  // Other checks would take a page that cannot be read for one that is missing.
  const possible = site.unreadable.length === 0 ? chosen : [frontMatter];
  for (const {name, run} of possible) {
    for (const fault of await run(site)) {
      yield `${fault} [${name}]`;
    }
  }
}
