import {chromium} from '@playwright/test';
import type {Result} from 'lighthouse';
import {findChromium} from '../serving/findChromium';
import {freePort} from '../serving/freePort';
import {median} from './median';

/** What Lighthouse says of a page: scores of 100, and what a reader waits for on a simulated phone. */
export const metrics = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
  lcpSeconds: 'LCP, s',
  tbtMilliseconds: 'TBT, ms',
  cls: 'CLS',
} as const;

export type Metric = keyof typeof metrics;

function readMetrics({categories, audits}: Result): Record<Metric, number> {
  const score = (id: string): number => Math.round((categories[id]?.score ?? NaN) * 100);
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpSeconds: value('largest-contentful-paint') / 1000,
    tbtMilliseconds: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

async function visit(url: string, port: number): Promise<Record<Metric, number>> {
  // As a static import tsx would compile it, with a helper that the functions which run in the page do not have there.
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {port, logLevel: 'error', output: 'json'});
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`${url}: Lighthouse has no result: ${result?.lhr.runtimeError?.message ?? 'it gives no reason'}`);
  }
  return readMetrics(result.lhr);
}

/**
 * Has Lighthouse measure a page as on a phone, in a Chromium of its own, and takes the medians.
 *
 * @param url - of a page of this machine
 * @param runs - how often it is measured
 * @throws if there is no Chromium, or Lighthouse cannot load the page
 */
export async function lighthouseMetrics(url: string, runs: number): Promise<Record<Metric, number>> {
  const port = await freePort();
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({executablePath: findChromium(), args});
  try {
    const results: Record<Metric, number>[] = [];
    for (let run = 0; run < runs; run += 1) {
      results.push(await visit(url, port));
    }
    const entries = (Object.keys(metrics) as Metric[]).map((metric) => [
      metric,
      median(results.map((result) => result[metric])),
    ]);
    return Object.fromEntries(entries) as Record<Metric, number>;
  } finally {
    await browser.close();
  }
}
