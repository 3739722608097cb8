import {defineConfig} from '@playwright/test';
import {findChromium} from './scripts/serving/findChromium';

const port = Number(process.env.E2E_PORT ?? 4317);

interface Suite {
  testDir: string;
  /** Folder of the built site, and the base path under which it was built. */
  env: {SITE_DIR: string; BASE_URL: string};
}

/** The suites, each on a build of its own; SUITE chooses one. */
const suites: Readonly<Record<string, Suite>> = {
  e2e: {testDir: 'tests/e2e', env: {SITE_DIR: 'build', BASE_URL: '/'}},
  // React reports here what it hides in production; and all addresses have a base path.
  development: {testDir: 'tests/development', env: {SITE_DIR: 'build-development', BASE_URL: '/some/base/'}},
};
const name = process.env.SUITE ?? 'e2e';
const suite = suites[name];
if (suite === undefined) {
  throw new Error(`SUITE is "${name}". It is one of ${Object.keys(suites).join(', ')}.`);
}

export default defineConfig({
  testDir: suite.testDir,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  retries: 0,
  reporter: [['dot'], ['./tests/reporters/playwright.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: {width: 1280, height: 800},
    launchOptions: {
      executablePath: findChromium(),
      // The flags keep Chromium from calling its maker; containers run as root, where its sandbox cannot start.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'npx --no-install tsx scripts/preview.ts',
    url: `http://127.0.0.1:${port}${suite.env.BASE_URL}`,
    env: {PORT: String(port), ...suite.env},
    reuseExistingServer: false,
  },
});
