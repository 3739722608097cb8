/**
 * Builds the site for another provider, under a base path and with Algolia's search, and fails if anything of the default
 * brand or of the site's own search is left in it: `npm run test:brand`.
 */
import {spawnSync} from 'node:child_process';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readBrand} from '../config/brand';

const root = path.resolve(__dirname, '..');
const outDir = path.join(root, 'build-brand');

const other = {
  BRAND_NAME: 'Zephyr Trust',
  BRAND_SLUG: 'zephyr',
  SITE_URL: 'https://docs.zephyr.test',
  API_URL: 'https://api.zephyr.test',
  ZELF_PROOF_API_URL: 'https://zelf.zephyr.test',
  APP_URL: 'https://app.zephyr.test',
  REPOSITORY_URL: 'https://git.zephyr.test/docs',
  SUPPORT_EMAIL: 'help@zephyr.test',
  SUPPORT_URL: 'https://zephyr.test/help',
  BASE_URL: '/some/base/',
  ALGOLIA_APP_ID: 'EXAMPLE',
  ALGOLIA_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'zephyr-docs',
};

/** Texts by which the default brand would be recognised: its name, its slug, its host. */
export function traces(): RegExp {
  const {name, slug, siteUrl} = readBrand({});
  const host = new URL(siteUrl).hostname.split('.').slice(-2).join('.');
  const escaped = [name, slug, host].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![a-z])(?:${escaped.join('|')})(?![a-z])`, 'i');
}

/** The files of a folder that still show the default brand, with the first place. */
export async function findTraces(dir: string, pattern: RegExp): Promise<string[]> {
  const files = globSync('**/*.{html,js,css,json,xml,txt,svg,md,yaml}', {cwd: dir});
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(dir, file), 'utf8');
      const match = pattern.exec(text);
      return match === null ? [] : [`${file}: …${text.slice(Math.max(0, match.index - 60), match.index + 60)}…`];
    }),
  );
  return found.flat();
}

async function main(): Promise<void> {
  const {status} = spawnSync('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', outDir], {
    cwd: root,
    env: {...process.env, ...other, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-brand'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(`The build for another brand ended with status ${status ?? 'none'}.`);
  }
  const found = await findTraces(outDir, traces());
  const own = globSync(['pagefind/**', 'search/*.json'], {cwd: outDir});
  const pages = globSync(['search.html', 'docs-es/search.html'], {cwd: outDir});
  await rm(outDir, {recursive: true});
  if (own.length > 0 || pages.length !== 2) {
    throw new Error(
      `With Algolia's settings the site has ${own.length} files of its own search and ${pages.length} of 2 search pages.`,
    );
  }
  if (found.length > 0) {
    throw new Error(
      `The default brand is left in ${found.length} file(s) of a site of another brand. Take the text from config/brand.ts:\n${found.slice(0, 20).join('\n')}`,
    );
  }
  console.log('A site of another brand, under a base path, shows nothing of the default brand.\n1 passed, 0 failed');
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
