import {releaseFaults} from '../reference/history/checkReleases';
import type {Check, CheckedSite} from './Check';
import {contract, workflows} from './contract';
import {data} from './data';
import {frontMatter} from './frontMatter';
import {headings} from './headings';
import {images} from './images';
import {links} from './links';
import {markers} from './markers';
import {mdx} from './mdx';
import {metadata} from './metadata';
import {operationPages} from './operationPages';
import {outline} from './outline';
import {ownedRules} from './ownedRules';
import {parity} from './parity';
import {posts} from './posts';
import {redirects} from './redirects';
import {requests} from './requests';
import {spelling} from './spelling';
import {thin} from './thin';
import {contradictions, glossary, voice} from './words';

/** Exit code of a build that has said in the site's own words what is wrong. */
export const faultsExitCode = 3;

/** Every file is UTF-8, and its front matter YAML. The other checks wait for it. */
const readable: Check = {name: 'readable', run: ({unreadable}) => unreadable};

/** A release that breaks callers says what they do about it. */
const releases: Check = {name: 'releases', run: ({root}) => releaseFaults(root)};

/** Where the languages differ. They come last: a mistake in one of them makes them differ, and is told first. */
const differences: readonly Check[] = [parity, posts];

const withinLanguages: readonly Check[] = [
  readable,
  frontMatter,
  data,
  metadata,
  contract,
  workflows,
  operationPages,
  releases,
  headings,
  outline,
  images,
  markers,
  requests,
  thin,
  ownedRules,
];

/** The checks that are quick enough for every build and every save. */
export const quickChecks: readonly Check[] = [...withinLanguages, ...differences];

/** What a build finds out by itself, in other words: after one that failed, these say it with file and line. */
export const buildChecks: readonly Check[] = [...withinLanguages, mdx, links, redirects, ...differences];

/** What `npm start` checks in the files that changed. The speller is an ES module, which Docusaurus' loader cannot load. */
export const writingChecks: readonly Check[] = [...buildChecks, glossary, voice, contradictions];

/** All checks. */
export const checks: readonly Check[] = [...writingChecks, spelling];

/**
 * Runs checks, one after the other. Where a file cannot be read, or data and contract have faults, those come alone: other checks
 * would repeat them in words that help less.
 *
 * @returns what each of them finds as soon as it has, one message for each fault: file and line, what is wrong, the fix
 * @throws if a check cannot run, for example because the glossary has other columns
 */
export async function* runChecks(site: CheckedSite, chosen: readonly Check[]): AsyncGenerator<string> {
  const possible = site.unreadable.length === 0 ? chosen : [readable, frontMatter];
  let isDataValid = true;
  for (const check of possible) {
    if (check.needsValidData === true && !isDataValid) {
      continue;
    }
    for (const fault of await check.run(site)) {
      isDataValid &&= ![data, contract, workflows].includes(check);
      yield `${fault} [${check.name}]`;
    }
  }
}
