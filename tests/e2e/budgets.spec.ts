import {expect, test} from '@playwright/test';
import {bytesOf, measuredRoutes} from '../../scripts/bench/pageBytes';
import {build} from '../support/pages';
import {open} from './site';

for (const route of Object.values(measuredRoutes(build))) {
  test(`${route} keeps to its bytes`, async ({page}) => {
    const bytes = await bytesOf(page, {build, open: () => open(page, route)});
    expect(bytes.script.gzip, 'scripts').toBeLessThanOrEqual(160_000);
    expect(bytes.section.gzip, 'routes of the section').toBeLessThanOrEqual(15_000);
    expect(bytes.prefetch.gzip, 'prefetched').toBeLessThanOrEqual(60_000);
    expect(bytes.stylesheet.gzip, 'styles').toBeLessThanOrEqual(16_384);
  });
}
