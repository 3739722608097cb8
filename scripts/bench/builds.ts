import path from 'node:path';
import {globSync} from 'tinyglobby';
import {buildCold, buildWarm, type Build} from './buildSite';
import {median} from './median';
import type {Bench, Part} from './Part';
import type {SiteName} from './scratch';

const labels: Readonly<Record<SiteName, string>> = {
  site: 'the site',
  large: 'with four times its pages',
  plain: 'plain Docusaurus',
};

interface Numbers {
  pages: number;
  coldSeconds: number;
  coldPeakBytes: number | undefined;
  warmSeconds: number;
  warmPeakBytes: number | undefined;
}

const medianSeconds = (builds: readonly Build[]): number => median(builds.map(({seconds}) => seconds));

function medianPeak(builds: readonly Build[]): number | undefined {
  const known = builds.flatMap(({peakBytes}) => (peakBytes === undefined ? [] : [peakBytes]));
  return known.length === 0 ? undefined : median(known);
}

/** The warm builds come first, so that what stays in `build/` was built from nothing. */
async function measure(name: SiteName, {flags, scratch, say}: Bench): Promise<Numbers> {
  const site = await scratch.site(name);
  const repeat = async (kind: string, build: typeof buildCold): Promise<Build[]> => {
    const builds: Build[] = [];
    for (let run = 1; run <= flags.runs; run += 1) {
      say(`Build of ${labels[name]}, ${kind}, ${run} of ${flags.runs}`);
      builds.push(await build(site));
    }
    return builds;
  };
  say(`Build of ${labels[name]}, to fill the cache`);
  await buildWarm(site);
  const warm = await repeat('with the cache', buildWarm);
  const cold = await repeat('from nothing', buildCold);
  return {
    pages: globSync('**/*.html', {cwd: path.join(site.dir, 'build')}).length,
    coldSeconds: medianSeconds(cold),
    coldPeakBytes: medianPeak(cold),
    warmSeconds: medianSeconds(warm),
    warmPeakBytes: medianPeak(warm),
  };
}

/** How long the site builds and how much memory that takes, from nothing and with the cache, beside plain Docusaurus. */
export const builds: Part = async (bench) => {
  const names: readonly SiteName[] = bench.flags.withCopies ? ['site', 'large', 'plain'] : ['site', 'plain'];
  const numbers: [SiteName, Numbers][] = [];
  for (const name of names) {
    numbers.push([name, await measure(name, bench)]);
  }
  const plain = new Map(numbers).get('plain');
  const cell = (of: Numbers, key: Exclude<keyof Numbers, 'pages'>, unit: number): string => {
    const [value, base] = [of[key], plain?.[key]];
    return value === undefined || base === undefined
      ? 'unknown'
      : `${(value / unit).toFixed(1)} (${(value / base).toFixed(2)})`;
  };
  return {
    tables: [
      {
        title: `Builds: medians of ${bench.flags.runs}; in brackets, of plain Docusaurus`,
        columns: ['', 'pages', 'from nothing, s', 'peak memory, MB', 'with the cache, s', 'peak memory, MB'],
        rows: numbers.map(([name, of]) => [
          labels[name],
          of.pages.toString(),
          cell(of, 'coldSeconds', 1),
          cell(of, 'coldPeakBytes', 1e6),
          cell(of, 'warmSeconds', 1),
          cell(of, 'warmPeakBytes', 1e6),
        ]),
      },
    ],
    numbers: Object.fromEntries(numbers),
  };
};
