import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {requireChromium} from './scripts/serving/findChromium';

interface Suite extends Pick<PlaywrightTestConfig, 'testDir' | 'testMatch' | 'testIgnore' | 'grep' | 'grepInvert'> {
  /** Folder of the built site, and the base path under which it was built. */
  env: {SITE_DIR: string; BASE_URL: string};
}

const site = {SITE_DIR: 'build', BASE_URL: '/'};

/** Every page, which takes long. */
const pages = '**/pages.spec.ts';

/** The suites; SUITE chooses one. */
const suites: Readonly<Record<string, Suite>> = {
  browser: {testDir: 'tests/e2e', testIgnore: pages, grep: /@quick/, env: site},
  e2e: {testDir: 'tests/e2e', testIgnore: pages, grepInvert: /@quick/, env: site},
  pages: {testDir: 'tests/e2e', testMatch: pages, env: site},
  // React reports here what it hides in production; and all addresses have a base path.
  variant: {testDir: 'tests/variant', env: {SITE_DIR: 'build-variant', BASE_URL: '/some/base/'}},
};
const name = process.env.SUITE ?? 'browser';
const suite = suites[name];
if (suite === undefined) {
  throw new Error(`SUITE is "${name}". It is one of ${Object.keys(suites).join(', ')}.`);
}
const {env, ...chosen} = suite;
// The variant's tests run beside the others.
const port = Number(process.env.E2E_PORT ?? (name === 'variant' ? 4318 : 4317));

export default defineConfig({
  ...chosen,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  retries: 0,
  // Generous: a slow or shared machine is no fault of the site.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: [['dot'], ['./tests/reporters/playwright.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: {width: 1280, height: 800},
    launchOptions: {
      ...requireChromium(),
      // The flags keep Chromium from calling its maker; containers run as root, where its sandbox cannot start.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'npx --no-install tsx scripts/preview.ts',
    url: `http://127.0.0.1:${port}${env.BASE_URL}`,
    env: {PORT: String(port), ...env},
    reuseExistingServer: false,
  },
});
