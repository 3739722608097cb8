import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';

const installed = ['chromium-headless-shell', 'chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`);
const executablePath = process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file));

/** CHROMIUM_PATH names a browser; without one it is the system's, else Playwright's own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  workers: 2,
  // Generous: a slow or shared machine is no fault of the plugin.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: [['dot']],
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : {executablePath}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
