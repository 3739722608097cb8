import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Release} from './types';

/** Folder of the releases, below the site's. */
export const releasesFolder = 'openapi/releases';

/** The whole contract as it was, in one line: programs compare it, and nobody reads it. */
export const frozenFile = (date: string): string => `${releasesFolder}/${date}.json`;

/** What was other than in the release before, and what callers do about it. */
export const changesFile = (date: string): string => `${releasesFolder}/${date}.changes.yaml`;

/** The dates of the releases, the last one first. */
export function releaseDates(root: string): string[] {
  const folder = path.join(root, releasesFolder);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => /^(\d{4}-\d\d-\d\d)\.changes\.yaml$/.exec(name)?.[1] ?? [])
    .sort()
    .reverse();
}

/**
 * Reads the releases, the last one first.
 *
 * @param root - the site's folder
 * @throws if a file is not YAML
 */
export function readReleases(root: string): Release[] {
  return releaseDates(root).map((date) => parse(readFileSync(path.join(root, changesFile(date)), 'utf8')) as Release);
}

let releases: readonly Release[] | undefined;

/** The releases of this site's contract, the last one first, read once per process. */
export function siteReleases(): readonly Release[] {
  releases ??= readReleases(process.cwd());
  return releases;
}
