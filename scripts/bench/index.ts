/**
 * Measures the site: `npm run bench`, or one part of it with `npm run bench -- pages`. Lighthouse is part of
 * `npm run test:nightly`.
 */
import {chosen, runMain} from '../program';
import {builds} from './builds';
import {pages} from './pages';

/** Each prints what it measured. */
const parts: readonly {name: string; measure: () => Promise<void>}[] = [
  {name: 'builds', measure: builds},
  {name: 'pages', measure: pages},
];

runMain(async (names) => {
  for (const {name, measure} of chosen('part', names, parts)) {
    console.log(`\n${name}`);
    await measure();
  }
});
