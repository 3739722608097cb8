/**
 * Measures the search of the built site on a slow phone: milliseconds from the last key to the answer, with the processor
 * slowed down four times, and the seconds that indexing takes. `npm run bench:search`, after `npm run build`.
 */
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {readSiteAddress} from '../../src/build/siteAddress';
import {brand} from '../../config/brand';
import {runPagefind} from '../../src/search/build/runPagefind';
import {findChromium} from '../serving/findChromium';
import {serveSite} from '../serving/serveSite';
import {median} from './median';

const root = path.resolve(__dirname, '../..');
const outDir = path.join(root, 'build');
const cpuSlowdown = 4;
const rounds = 5;

/** What is typed, and in which part of the search its answer is. */
const queries = {
  title: 'driving licence chile',
  typo: 'intrpol notices',
  endpoint: '/v2/co/cedula',
  text: 'webhook integration secret',
};

/** Types all but the last key, waits for what that loads, and times the last one. */
async function timeLastKey(page: Page, query: string): Promise<number> {
  const box = page.locator('.navbar [role=combobox]');
  await box.fill(query.slice(0, -1));
  await page.waitForTimeout(1500);
  // tsx names inner functions with a helper that the page does not have: https://github.com/privatenumber/tsx/issues/113
  await page.evaluate('globalThis.__name = (value) => value');
  await page.evaluate((answered) => {
    const times = globalThis as unknown as {answered: Promise<number>};
    times.answered = new Promise((resolve) => {
      document.addEventListener(
        'input',
        () => {
          const start = performance.now();
          const watch = (): void => {
            if (document.querySelector<HTMLElement>('[data-answered]')?.dataset.answered === answered) {
              resolve(performance.now() - start);
            } else {
              requestAnimationFrame(watch);
            }
          };
          requestAnimationFrame(watch);
        },
        {once: true},
      );
    });
  }, query);
  await box.press(query.at(-1) ?? '');
  return page.evaluate(() => (globalThis as unknown as {answered: Promise<number>}).answered);
}

async function main(): Promise<void> {
  const {baseUrl} = readSiteAddress(process.env, brand.siteUrl);
  const started = performance.now();
  await runPagefind({outDir, baseUrl});
  console.log(`Indexing: ${((performance.now() - started) / 1000).toFixed(1)} s`);

  const server = await serveSite({dir: outDir, port: 0, baseUrl});
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  try {
    for (const [name, query] of Object.entries(queries)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const page = await browser.newPage({viewport: {width: 412, height: 823}});
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
        await page.goto(`http://127.0.0.1:${port}${baseUrl}identity/colombia`);
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        times.push(await timeLastKey(page, query));
        await page.close();
      }
      console.log(`Search, ${name} ("${query}"): ${median(times).toFixed(0)} ms from the last key to the answer`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
