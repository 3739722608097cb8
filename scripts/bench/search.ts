import type {Page} from '@playwright/test';
import {open} from '../serving/open';
import {withBuiltSite} from './builtSite';

/** As on a slow phone. */
const cpuSlowdown = 4;
/** Long enough to load what all keys but the last ask for. */
const pause = 1500;

/** What is typed, and in which part of the search its answer is. */
const queries = {
  title: 'driving licence chile',
  typo: 'intrpol notices',
  endpoint: '/v2/co/cedula',
  text: 'webhook integration secret',
};

/** Milliseconds from the last key to the answer, by the clock of the page. */
async function timeLastKey(page: Page, query: string): Promise<number> {
  const box = page.locator('.navbar [role=combobox]');
  await box.fill(query.slice(0, -1));
  await page.waitForTimeout(pause);
  const [milliseconds] = await Promise.all([
    page.evaluate(async (answered) => {
      const key = await new Promise<Event>((resolve) => {
        document.addEventListener('input', resolve, {once: true});
      });
      while (document.querySelector<HTMLElement>('[data-answered]')?.dataset.answered !== answered) {
        await new Promise(requestAnimationFrame);
      }
      return Math.round(performance.now() - key.timeStamp);
    }, query),
    box.press(query.slice(-1)),
  ]);
  return milliseconds;
}

/**
 * Prints how soon the search of the built site answers, with the processor slowed down.
 *
 * @param runs - of each query, each in a page of its own that has loaded nothing for the search yet
 */
export function search(runs: number): Promise<void> {
  return withBuiltSite(async (browser, origin) => {
    const rows: Record<string, Record<string, number>> = {};
    for (const [name, query] of Object.entries(queries)) {
      const times: Record<string, number> = {};
      for (let run = 1; run <= runs; run += 1) {
        const page = await browser.newPage({viewport: {width: 412, height: 823}});
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
        await open(page, `${origin}/identity/colombia`);
        times[`run ${run}, ms`] = await timeLastKey(page, query);
        await page.close();
      }
      rows[`${name}: ${query}`] = times;
    }
    console.table(rows);
  });
}
