import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {nginxSite} from '../../src/delivery/headers/nginx';
import {open} from '../../tests/e2e/site';
import {startNginx} from '../serving/startNginx';
import {findChromium} from '../serving/findChromium';
import {ensureBuilt} from './buildSite';
import {lighthouseMetrics, metrics, type Metric} from './lighthouse';
import {bytesOf, measuredRoutes, type Bytes, type Purpose} from './pageBytes';
import type {Bench, Part} from './Part';
import type {SiteName} from './scratch';
import type {Table} from './table';

const weights: Readonly<Record<Purpose, string>> = {
  document: 'HTML',
  stylesheet: 'CSS',
  script: 'JavaScript',
  section: 'routes',
  prefetch: 'prefetched',
};

interface Numbers {
  template: string;
  route: string;
  bytes: Record<Purpose, Bytes>;
  domNodes: number;
  lighthouse: Record<Metric, number>;
}

/** nginx is configured by what our build writes, and only ours: others are served in the same way, without headers. */
async function completeForServer(build: string): Promise<void> {
  const folder = path.join(build, '.deploy');
  if (!existsSync(folder)) {
    await mkdir(folder);
    await writeFile(path.join(folder, 'nginx-site.conf'), nginxSite({rules: [], redirects: [], baseUrl: '/'}));
  }
}

async function weigh(browser: Browser, build: string, url: string): Promise<Pick<Numbers, 'bytes' | 'domNodes'>> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  try {
    const bytes = await bytesOf(page, {build, open: () => open(page, url)});
    return {bytes, domNodes: await page.locator('*').count()};
  } finally {
    await page.close();
  }
}

async function measure(name: SiteName, {flags, scratch, say}: Bench): Promise<Numbers[]> {
  const site = await scratch.site(name);
  await ensureBuilt(site);
  const build = path.join(site.dir, 'build');
  await completeForServer(build);
  // Compressed and with the headers of a deployment, on which the scores depend.
  const nginx = await startNginx(build);
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  try {
    const numbers: Numbers[] = [];
    for (const [template, route] of Object.entries(measuredRoutes(build))) {
      // Plain Docusaurus has no landing page and no search.
      if (name !== 'plain' || existsSync(path.join(build, `${route}.html`))) {
        say(`Page ${route} of ${name}`);
        const url = `${nginx.origin}${route}`;
        const weight = await weigh(browser, build, url);
        numbers.push({template, route, ...weight, lighthouse: await lighthouseMetrics(url, flags.runs)});
      }
    }
    return numbers;
  } finally {
    await browser.close();
    await nginx.stop();
  }
}

const kilobytes = ({raw, gzip}: Bytes): string => `${(gzip / 1000).toFixed(1)} (${(raw / 1000).toFixed(1)})`;

function tablesOf(name: SiteName, runs: number, numbers: readonly Numbers[]): Table[] {
  const purposes = Object.keys(weights) as Purpose[];
  const of = name === 'plain' ? 'Pages of plain Docusaurus' : 'Pages';
  return [
    {
      title: `${of}: kB after gzip, in brackets before, that are asked for until the network is idle`,
      columns: ['', ...purposes.map((purpose) => weights[purpose]), 'DOM nodes'],
      rows: numbers.map(({template, bytes, domNodes}) => [
        template,
        ...purposes.map((purpose) => kilobytes(bytes[purpose])),
        domNodes.toString(),
      ]),
    },
    {
      title: `${of}: Lighthouse on a simulated phone, medians of ${runs}`,
      columns: ['', ...Object.values(metrics)],
      rows: numbers.map(({template, lighthouse}) => [
        template,
        ...(Object.keys(metrics) as Metric[]).map((metric) =>
          lighthouse[metric].toFixed(metric === 'cls' ? 3 : metric === 'lcpSeconds' ? 2 : 0),
        ),
      ]),
    },
  ];
}

/** What pages weigh and how Lighthouse rates them, served by nginx. */
export const pages: Part = async (bench) => {
  const names: readonly SiteName[] = bench.flags.withPlainPages ? ['site', 'plain'] : ['site'];
  const numbers: [SiteName, Numbers[]][] = [];
  for (const name of names) {
    numbers.push([name, await measure(name, bench)]);
  }
  return {
    tables: numbers.flatMap(([name, of]) => tablesOf(name, bench.flags.runs, of)),
    numbers: Object.fromEntries(numbers),
  };
};
