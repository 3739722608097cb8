import {readReleases} from './releaseFiles';
import type {Release} from './types';

let releases: readonly Release[] | undefined;

/** The releases of this site's contract, the last one first, read once per process. */
export function siteReleases(): readonly Release[] {
  releases ??= readReleases(process.cwd());
  return releases;
}
