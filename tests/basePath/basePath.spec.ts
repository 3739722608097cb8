import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, expect, it} from 'vitest';

const dir = path.resolve('build-base-path');
const baseUrl = '/some/base/';

/** One build with another base path and brand, a name that tries to be HTML, and Algolia. */
beforeAll(() => {
  const {status, stderr} = spawnSync('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', dir], {
    env: {
      ...process.env,
      BASE_URL: baseUrl,
      BRAND_NAME: `Zephyr's <b>"Co"</b> & Sons`,
      BRAND_SLUG: 'zephyr',
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_INDEX_NAME: 'docs',
      ...Object.fromEntries(
        [
          'SITE',
          'API',
          'ZELF_PROOF_API',
          'STAGING_API',
          'DEVELOPMENT_API',
          'QUEUE',
          'ACCESS',
          'STATUS',
          'APP',
          'REPOSITORY',
          'SUPPORT',
        ].map((name) => [`${name}_URL`, `https://${name.toLowerCase().replaceAll('_', '-')}.zephyr.example`]),
      ),
      SUPPORT_EMAIL: 'help@zephyr.example',
    },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});

afterAll(() => {
  rmSync(dir, {recursive: true, force: true});
});

const read = (file: string): string => readFileSync(path.join(dir, file), 'utf8');
const files = (pattern: string): string[] => globSync(pattern, {cwd: dir, dot: true});

it('every address of the site is below the base path', () => {
  const outside = files('**/*.html').flatMap((file) =>
    [...read(file).matchAll(/\s(?:href|src|action)=["']?(\/[^"'\s>]*)/g)]
      .filter(([, address = '']) => !`${address}/`.startsWith(baseUrl) && !address.startsWith('//'))
      .map(([, address]) => `${file}: ${address}`),
  );
  expect(files('**/*.html').length).toBeGreaterThan(700);
  expect(outside).toEqual([]);
  expect(read('_redirects')).toContain(`${baseUrl}docs ${baseUrl}intro 301`);
});

it('nothing of the default brand is left', () => {
  const left = files('**/*.{html,md,txt,json,yaml,xml,js}').filter((file) => /acme\b/i.test(read(file)));
  expect(left).toEqual([]);
});

it('the browser may reach Algolia, whose button takes the place of the search box', () => {
  expect(read('_headers')).toMatch(/connect-src 'self' https:\/\/\*\.algolia\.net/);
  expect(read('intro.html')).toContain('DocSearch-Button');
});
