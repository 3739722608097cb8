/**
 * Builds the site for another provider, under a base path and with Algolia's search, and fails if anything of the default
 * brand or of the site's own search is left in it: `npm run test:brand`. The name of that provider, and the title of a post,
 * try to run a script: they have to be shown as they are, and no other script may be allowed than in every build.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseFragment} from 'parse5';
import {globSync} from 'tinyglobby';
import {readBrand} from '../config/brand';
import {localeCodes} from '../config/locales';
import {inlineScriptsIn} from '../src/delivery/headers/inlineScripts';
import {minifierFaults} from './building/minifierFaults';
import {copySite} from './serving/copySite';

/** A text that ends a script and starts another one wherever it is printed as it is. */
const hostile = '</script><script>alert(1)</script> & "Co"';

const other = {
  BRAND_NAME: `Zephyr ${hostile}`,
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

/** A post whose title is hostile, in place of one that the site has. */
function addPost(site: string): void {
  const file = path.join(site, 'blog/2025-11-03-welcome.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${JSON.stringify(hostile)}`));
}

/** What is wrong with a built site that has hostile texts in it. */
export function findScripts(dir: string): string[] {
  const read = (file: string): string => readFileSync(path.join(dir, file), 'utf8');
  const title = titleOf(read('blog/welcome.html'));
  const policy = /script-src ([^;]*)/.exec(read('_headers'))?.[1] ?? '';
  const scripts = globSync('**/*.html', {cwd: dir}).flatMap((file) =>
    inlineScriptsIn(read(file)).some((source) => source.includes('alert(1)')) ? [`${file} runs it`] : [],
  );
  return [
    ...scripts,
    ...(title.startsWith(`${hostile} | `) && title.endsWith(hostile)
      ? []
      : [`blog/welcome.html has the title ${title}`]),
    ...(policy.match(/'sha256-/g)?.length === localeCodes.length ? [] : [`The policy allows ${policy}`]),
  ];
}

/** The title of a page, as a browser reads it. */
function titleOf(html: string): string {
  const [, text = ''] = /<title[^>]*>([^]*?)<\/title>/.exec(html) ?? [];
  const [node] = parseFragment(`<textarea>${text}</textarea>`).childNodes;
  const [content] = node !== undefined && 'childNodes' in node ? node.childNodes : [];
  return content !== undefined && 'value' in content ? content.value : '';
}

async function main(): Promise<void> {
  const site = await copySite();
  const outDir = path.join(site, 'build');
  addPost(site);
  const {stderr, status} = spawnSync('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', outDir], {
    cwd: site,
    env: {...process.env, ...other},
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0 || minifierFaults(stderr).length > 0) {
    throw new Error(`The site of another brand is not built, or its HTML is broken:\n${stderr.slice(0, 5000)}`);
  }
  const scripts = findScripts(outDir);
  const traces = findTraces(outDir);
  const sitemap = readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  const locations = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, location]) => location ?? '');
  const siteRoot = `${other.SITE_URL}${other.BASE_URL}`;
  const own = globSync(['pagefind/**', 'search/*.json'], {cwd: outDir});
  const pages = globSync(['search.html', 'docs-es/search.html'], {cwd: outDir});
  rmSync(site, {recursive: true});
  if (locations.length < 500 || locations.some((location) => !location.startsWith(siteRoot))) {
    throw new Error(`The sitemap has ${locations.length} addresses, of which not all begin with ${siteRoot}.`);
  }
  if (own.length > 0 || pages.length !== 2) {
    throw new Error(
      `With Algolia's settings the site has ${own.length} files of its own search and ${pages.length} of 2 search pages.`,
    );
  }
  if (scripts.length > 0) {
    throw new Error(`A name or a title is not shown as it is written:\n${scripts.slice(0, 20).join('\n')}`);
  }
  if (traces.length > 0) {
    throw new Error(
      `The default brand is left in ${traces.length} file(s) of a site of another brand. Take the text from config/brand.ts:\n${traces.slice(0, 20).join('\n')}`,
    );
  }
  console.log(
    'A site of another brand, under a base path, shows nothing of the default brand, and its name as it is.\n1 passed, 0 failed',
  );
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
