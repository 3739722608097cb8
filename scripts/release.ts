/**
 * Freezes the contract: `npm run release` writes it to `openapi/releases/<today>.json`, and what changed since the last
 * release beside it. Both are committed; where a change breaks callers, a person says first what they do about it.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {bundleFiles} from '../src/reference/contract/bundleContract';
import {contractOptions, siteContract} from '../src/reference/contract/siteContract';
import {makeRelease, readFrozen} from '../src/reference/history/makeRelease';
import {changesFile, frozenFile, releaseDates, releasesFolder} from '../src/reference/history/releaseFiles';
import {isBreaking} from '../src/reference/history/types';
import {runMain} from './program';

const plain = {aliasDuplicateObjects: false, lineWidth: 0};

async function main(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (existsSync(changesFile(today))) {
    throw new Error(`${changesFile(today)}: there is a release of today. Take its two files away to make it again.`);
  }
  const contract = await siteContract();
  const [last] = releaseDates('.');
  const before = last && {
    date: last,
    contract: readFrozen(JSON.parse(readFileSync(frozenFile(last), 'utf8')) as object, contractOptions().servers),
  };
  const release = makeRelease(today, contract.in, before || undefined);
  if (before && release.changed.length === 0) {
    console.log(`Nothing but texts changed since the release of ${before.date}: there is nothing to release.`);
    return;
  }
  mkdirSync(releasesFolder, {recursive: true});
  writeFileSync(frozenFile(today), `${JSON.stringify(await bundleFiles(contractOptions().files))}\n`);
  writeFileSync(changesFile(today), stringify(release, plain));
  const breaking = release.changed.filter(({changes}) => changes.some(isBreaking));
  console.log(`${path.normalize(changesFile(today))}: ${release.changed.length} operations and events changed.`);
  if (breaking.length > 0) {
    console.log(
      `Breaking: ${breaking.map(({id}) => id).join(', ')}. Say under "migration" what callers do; npm run check waits for it.`,
    );
  }
}

runMain(main);
