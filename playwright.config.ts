import {defineConfig} from '@playwright/test';
import {findChromium} from './scripts/findChromium';

const port = Number(process.env.E2E_PORT ?? 4317);

/**
 * End-to-end tests of the built site in build/, served as a static host serves it. With DEVELOPMENT=1, of the build in
 * build-development/, in which React reports what it hides in production.
 */
const isDevelopment = process.env.DEVELOPMENT === '1';

export default defineConfig({
  testDir: isDevelopment ? 'tests/development' : 'tests/e2e',
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
    url: `http://127.0.0.1:${port}/`,
    env: {PORT: String(port), SITE_DIR: isDevelopment ? 'build-development' : 'build'},
    reuseExistingServer: false,
  },
});
