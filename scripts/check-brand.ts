/**
 * Builds the site for another provider, under a base path and with Algolia's search, and fails if anything of the default
 * brand or of the site's own search is left in it: `npm run test:brand`.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
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
  STAGING_API_URL: 'https://staging-api.zephyr.test',
  DEVELOPMENT_API_URL: 'https://dev-api.zephyr.test',
  QUEUE_URL: 'https://async.zephyr.test',
  ACCESS_URL: 'https://access.zephyr.test',
  STATUS_URL: 'https://status.zephyr.test',
  APP_URL: 'https://app.zephyr.test',
  REPOSITORY_URL: 'https://git.zephyr.test/docs',
  SUPPORT_EMAIL: 'help@zephyr.test',
  SUPPORT_URL: 'https://zephyr.test/help',
  BASE_URL: '/some/base/',
  ALGOLIA_APP_ID: 'EXAMPLE',
  ALGOLIA_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'zephyr-docs',
};

/** The files of a folder that still show the default brand by its name, slug or host, with the first place of each. */
export function findTraces(dir: string): string[] {
  const {name, slug, siteUrl} = readBrand({});
  const host = new URL(siteUrl).hostname.split('.').slice(-2).join('\\.');
  const brand = new RegExp(`.{0,60}(?<![a-z])(?:${name}|${slug}|${host})(?![a-z]).{0,60}`, 'i');
  return globSync('**/*.{html,js,css,json,xml,txt,svg,md,yaml}', {cwd: dir}).flatMap((file) => {
    const place = brand.exec(readFileSync(path.join(dir, file), 'utf8'));
    return place === null ? [] : [`${file}: …${place[0]}…`];
  });
}

function main(): void {
  execFileSync('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', outDir], {
    cwd: root,
    env: {...process.env, ...other, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-brand'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const traces = findTraces(outDir);
  const sitemap = readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  const locations = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, location]) => location ?? '');
  const siteRoot = `${other.SITE_URL}${other.BASE_URL}`;
  const own = globSync(['pagefind/**', 'search/*.json'], {cwd: outDir});
  const pages = globSync(['search.html', 'docs-es/search.html'], {cwd: outDir});
  rmSync(outDir, {recursive: true});
  if (locations.length < 500 || locations.some((location) => !location.startsWith(siteRoot))) {
    throw new Error(`The sitemap has ${locations.length} addresses, of which not all begin with ${siteRoot}.`);
  }
  if (own.length > 0 || pages.length !== 2) {
    throw new Error(
      `With Algolia's settings the site has ${own.length} files of its own search and ${pages.length} of 2 search pages.`,
    );
  }
  if (traces.length > 0) {
    throw new Error(
      `The default brand is left in ${traces.length} file(s) of a site of another brand. Take the text from config/brand.ts:\n${traces.slice(0, 20).join('\n')}`,
    );
  }
  console.log('A site of another brand, under a base path, shows nothing of the default brand.\n1 passed, 0 failed');
}

if (require.main === module) {
  main();
}
