import {defineConfig} from '@playwright/test';
import {requireChromium} from './tests/support/chromium';

const port = Number(process.env.E2E_PORT ?? 4317);

export default defineConfig({
  testDir: 'tests/e2e',
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
    command: `npx --no-install tsx tests/support/serve.ts ${port}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
});
