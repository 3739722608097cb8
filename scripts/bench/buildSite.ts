import {existsSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {startNode} from './processGroup';

/** Docusaurus' program, below the folder of a site. */
export const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

export interface BuildOptions {
  /** Folder of the site. */
  dir: string;
  /** Its configuration, below that folder. */
  config: string;
  /** Name of the folder that is built. */
  outDir?: string;
}

export interface Build {
  seconds: number;
  /** Of all processes of the build together; undefined on systems that do not tell. */
  peakBytes: number | undefined;
}

async function build({dir, config, outDir = 'build'}: BuildOptions, env: NodeJS.ProcessEnv): Promise<Build> {
  const start = performance.now();
  const args = ['build', '--config', config, '--out-dir', outDir];
  const {status, output, peakBytes} = await startNode(docusaurus, args, {
    cwd: dir,
    env: {...process.env, BASE_URL: '/', ...env},
  }).ended;
  if (status !== 0) {
    throw new Error(`${dir}: the build ended with status ${status ?? 'none'}. It printed last:\n${output}`);
  }
  return {seconds: (performance.now() - start) / 1000, peakBytes};
}

/** Builds from nothing, as on a machine that never did. */
export async function buildCold(options: BuildOptions): Promise<Build> {
  await rm(path.join(options.dir, '.docusaurus'), {recursive: true, force: true});
  await rm(path.join(options.dir, options.outDir ?? 'build'), {recursive: true, force: true});
  return build(options, {BUNDLER_CACHE: 'off'});
}

/** Builds with what an earlier build of this kind left in the bundler's cache; the first one fills it. */
export function buildWarm(options: BuildOptions): Promise<Build> {
  return build(options, {BUNDLER_CACHE: undefined});
}

/** Builds a site from nothing, unless that was done already. */
export async function ensureBuilt(options: BuildOptions): Promise<void> {
  if (!existsSync(path.join(options.dir, options.outDir ?? 'build'))) {
    await buildCold(options);
  }
}
