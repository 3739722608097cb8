/**
 * Measures the site: `npm run bench`, or one part of it with `npm run bench -- pages`. Lighthouse is part of
 * `npm run test:nightly`.
 */
import {builds} from './builds';
import {pages} from './pages';

/** Each prints what it measured. */
const parts: Readonly<Record<string, () => Promise<void>>> = {builds, pages};

async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => parts[name] === undefined);
  if (unknown !== undefined) {
    throw new Error(`There is no part "${unknown}". There are: ${Object.keys(parts).join(', ')}.`);
  }
  for (const [name, measure] of Object.entries(parts)) {
    if (named.length === 0 || named.includes(name)) {
      console.log(`\n${name}`);
      await measure();
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
