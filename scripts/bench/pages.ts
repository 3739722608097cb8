import path from 'node:path';
import {chromium} from '@playwright/test';
import {requireChromium} from '../serving/findChromium';
import {freePort} from '../serving/freePort';
import {open} from '../serving/open';
import {serveSite} from '../serving/serveSite';
import {bytesOf, measuredRoutes} from './pageBytes';

const build = path.resolve(__dirname, '../../build');

/**
 * Prints what each kind of page of `build/` loads until the network is idle, in bytes after gzip, and how many elements it has.
 *
 * @throws if there is no built site, or no Chromium
 */
export async function pages(): Promise<void> {
  const port = await freePort();
  const server = await serveSite({dir: build, port});
  const browser = await chromium.launch({...requireChromium(), args: ['--no-sandbox']});
  try {
    const rows: Record<string, Record<string, number>> = {};
    for (const [template, route] of Object.entries(measuredRoutes(build))) {
      const page = await browser.newPage();
      const bytes = await bytesOf(page, {build, open: () => open(page, `http://127.0.0.1:${port}${route}`)});
      const row: Record<string, number> = {elements: await page.locator('*').count()};
      for (const [purpose, {gzip}] of Object.entries(bytes)) {
        row[purpose] = gzip;
      }
      rows[template] = row;
      await page.close();
    }
    console.table(rows);
  } finally {
    await browser.close();
    server.close();
  }
}
