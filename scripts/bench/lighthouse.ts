import {chromium} from '@playwright/test';
import type {Result} from 'lighthouse';
import {findChromium} from '../serving/findChromium';
import {freePort} from '../serving/freePort';
import {startNginx} from '../serving/startNginx';
import {build} from './builtSite';
import {measuredRoutes} from './pageBytes';

/** Scores of 100, and what a reader waits for. */
function row({categories, audits}: Result): Record<string, number> {
  const score = (id: string): number => Math.round((categories[id]?.score ?? NaN) * 100);
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP, ms': Math.round(value('largest-contentful-paint')),
    'TBT, ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
  };
}

/** Visits a page in a browser of its own, which has loaded nothing yet. */
async function visit(url: string): Promise<Result> {
  // As a static import tsx would compile it, with a helper that the functions which run in the page do not have there.
  const {default: lighthouse} = await import('lighthouse');
  const port = await freePort();
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({executablePath: findChromium(), args});
  try {
    const result = await lighthouse(url, {port, logLevel: 'error'});
    if (result === undefined || result.lhr.runtimeError !== undefined) {
      throw new Error(`${url}: Lighthouse has no result: ${result?.lhr.runtimeError?.message ?? 'it gives no reason'}`);
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/**
 * Prints what Lighthouse measures of each kind of page as on a phone, compressed and with the headers of a deployment, on
 * which the scores depend.
 *
 * @param runs - of each page; the one in the middle counts
 * @throws if nginx or Chromium is missing, or Lighthouse cannot load a page
 */
export async function lighthouse(runs: number): Promise<void> {
  // Its declaration names types that it does not import.
  const {computeMedianRun} = (await import('lighthouse/core/lib/median-run.js')) as unknown as {
    computeMedianRun: (runs: readonly Result[]) => Result;
  };
  const nginx = await startNginx(build);
  try {
    const rows: Record<string, Record<string, number>> = {};
    for (const [template, route] of Object.entries(measuredRoutes(build))) {
      const results: Result[] = [];
      while (results.length < runs) {
        results.push(await visit(`${nginx.origin}${route}`));
      }
      rows[template] = row(computeMedianRun(results));
    }
    console.table(rows);
  } finally {
    await nginx.stop();
  }
}
