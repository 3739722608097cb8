import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {measuredRoutes} from '../bench/pageBytes';
import {requireChromium} from '../serving/findChromium';
import {startNginx} from '../serving/startNginx';
import {root, runBeside} from './run';

/** The part of Lighthouse's report that is read. */
interface Report {
  categories: Record<string, {score: number}>;
  audits: Record<string, {numericValue?: number}>;
}

/** What no page of ours may be below, of 100. Performance varies with the machine, so it is only printed. */
const wanted: Readonly<Record<string, number>> = {accessibility: 100, 'best-practices': 100, seo: 100};

/**
 * Prints what Lighthouse measures of each kind of page as on a phone, from nginx with the headers of a deployment.
 *
 * @throws if a page is below what is wanted
 */
export async function lighthouse(): Promise<void> {
  const build = path.join(root, 'build');
  const nginx = await startNginx(build);
  const dir = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const chromium = requireChromium();
  const faults: string[] = [];
  try {
    for (const [template, route] of Object.entries(measuredRoutes(build))) {
      const file = path.join(dir, 'report.json');
      await runBeside(
        'npx',
        [
          '--yes',
          'lighthouse@12.6.1',
          `${nginx.origin}${route}`,
          '--output=json',
          `--output-path=${file}`,
          '--quiet',
          '--chrome-flags=--headless --no-sandbox',
        ],
        {CHROME_PATH: chromium.executablePath, ...chromium.env},
      );
      const {categories, audits} = JSON.parse(readFileSync(file, 'utf8')) as Report;
      const scores = Object.entries(categories).map(([id, {score}]) => [id, Math.round(score * 100)] as const);
      const blocking = Math.round(audits['total-blocking-time']?.numericValue ?? NaN);
      console.log(`${template}: ${scores.map((row) => row.join(' ')).join(', ')}, blocking ${blocking} ms`);
      faults.push(
        ...scores.filter(([id, score]) => score < (wanted[id] ?? 0)).map((row) => `${route}: ${row.join(' ')}`),
      );
    }
  } finally {
    rmSync(dir, {recursive: true});
    await nginx.stop();
  }
  if (faults.length > 0) {
    throw new Error(`Below what is wanted:\n${faults.join('\n')}`);
  }
}
