import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';
import {brand} from '../config/brand';
import {writeNotices} from './notices';

/** Name of a package that readers install; `folder` is the one that it has here. */
export const packageName = (folder: string): string => `@${brand.slug}/${folder}`;

/** Copies a text for readers: packages and commands are called there what the provider calls them, and `acme` here. */
export async function copyText(from: string, to: string): Promise<void> {
  const text = await readFile(from, 'utf8');
  const named = text.replaceAll(/(?<=@)acme(?=\/)|\bacme(?=-)/g, brand.slug);
  await writeFile(to, named.replaceAll('{year}', String(brand.copyrightYear)).replaceAll('{provider}', brand.name));
}

/**
 * Makes the folder of a package, with its manifest, its README and its licence and nothing else.
 *
 * @param source - folder of its sources
 * @param dist - `dist/` in there, unless it is to be elsewhere
 * @returns the folder, ready for `npm pack` once the code is in it
 */
export async function makePackage(source: string, dist = path.join(source, 'dist')): Promise<string> {
  await rm(dist, {recursive: true, force: true});
  await mkdir(dist, {recursive: true});
  await copyText(path.join(source, 'package.json'), path.join(dist, 'package.json'));
  await copyText(path.join(source, 'README.md'), path.join(dist, 'README.md'));
  await copyText(path.join(__dirname, 'LICENSE'), path.join(dist, 'LICENSE'));
  const manifest = JSON.parse(await readFile(path.join(dist, 'package.json'), 'utf8')) as object;
  // The sources are private, so that nobody publishes them for the package.
  const published = {...manifest, private: undefined, repository: {type: 'git', url: `git+${brand.repositoryUrl}.git`}};
  await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  return dist;
}

/**
 * Bundles the code of a package into its folder, with the notices of what is in the bundle.
 *
 * @param options - what differs from package to package
 */
export async function bundle(dist: string, options: BuildOptions): Promise<void> {
  const {metafile} = await build({
    outdir: dist,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    format: 'esm',
    logLevel: 'warning',
    ...options,
    metafile: true,
  });
  writeNotices(metafile, dist);
}

/** How programs for Node are bundled. */
export const program: BuildOptions = {
  minify: true,
  platform: 'node',
  target: 'node20',
  legalComments: 'inline',
  // Parts of ajv are written for CommonJS and ask for `require`.
  banner: {
    js: "#!/usr/bin/env node\nimport {createRequire} from 'node:module';const require=createRequire(import.meta.url);",
  },
};
