/** Measures the site: all of it with `npm run bench`, parts of it with `npm run bench -- pages`. Lighthouse is part of `npm run test:nightly`. */
import {parseArgs} from 'node:util';
import {builds} from './builds';
import {edit} from './edit';
import {load} from './load';
import {pages} from './pages';
import {save} from './save';
import {search} from './search';

/** Each prints what it measured. */
const parts: Readonly<Record<string, (runs: number) => Promise<void>>> = {
  builds,
  pages,
  edit,
  save,
  search,
  load,
};

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {runs: {type: 'string', default: '3'}}});
  const runs = Number(values.runs);
  const wanted = positionals.length === 0 ? Object.keys(parts) : positionals;
  if (wanted.some((name) => parts[name] === undefined) || !(runs >= 1)) {
    throw new Error(`Usage: npm run bench -- [--runs 3] [parts], of ${Object.keys(parts).join(', ')}`);
  }
  for (const name of wanted) {
    console.log(`\n${name}`);
    await parts[name]?.(runs);
  }
}

void main();
