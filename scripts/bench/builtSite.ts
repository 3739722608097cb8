import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {requireChromium} from '../serving/findChromium';
import {freePort} from '../serving/freePort';
import {serveSite} from '../serving/serveSite';

/** The site as `npm run build` made it, for the root of a host. */
export const build = path.resolve(__dirname, '../../build');

/**
 * Serves the built site and opens a browser, both until something is measured.
 *
 * @param measure - is given the browser and where the site is served
 * @throws if there is no built site, or no Chromium
 */
export async function withBuiltSite(measure: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const server = await serveSite({dir: build, port});
  try {
    const browser = await chromium.launch({...requireChromium(), args: ['--no-sandbox']});
    try {
      await measure(browser, `http://127.0.0.1:${port}`);
    } finally {
      await browser.close();
    }
  } finally {
    server.close();
  }
}
