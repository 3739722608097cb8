/**
 * Checks what is written, in seconds and without a build: `npm run check`. Names of checks do only those
 * (`npm run check -- links spelling`); `--fix` first mends what can be mended safely.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {closest} from '../src/reference/remark/closest';
import {checks} from '../src/checks';
import type {Check, CheckedSite} from '../src/checks/Check';
import {fixHeadings} from '../src/checks/fixHeadings';
import {readCheckedSite} from '../src/checks/readSite';

const root = path.resolve(__dirname, '..');

/**
 * The checks that were asked for.
 *
 * @throws if a name is that of no check
 */
function chosenChecks(names: readonly string[]): readonly Check[] {
  const known = checks.map(({name}) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const near = closest(unknown, known);
    throw new Error(
      `There is no check "${unknown}".${near === undefined ? '' : ` Did you mean "${near}"?`} There are: ${known.join(', ')}.`,
    );
  }
  return names.length === 0 ? checks : checks.filter(({name}) => names.includes(name));
}

/** Mends what can be mended safely, and says in which files. */
async function fix({pages}: CheckedSite): Promise<void> {
  for (const en of pages.en) {
    const es = pages.es.find(({id}) => id === en.id);
    const fixed = fixHeadings({en: en.text, es: es?.text ?? ''});
    for (const [page, text] of [
      [en, fixed.en],
      [es, fixed.es],
    ] as const) {
      if (page !== undefined && page.text !== text) {
        await writeFile(path.join(root, page.file), text);
        console.log(`${page.file}: headings have ids now.`);
      }
    }
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {fix: {type: 'boolean'}}, allowPositionals: true});
  const chosen = chosenChecks(positionals);
  if (values.fix === true) {
    await fix(await readCheckedSite(root));
  }
  const site = await readCheckedSite(root);
  let count = 0;
  for (const {name, run} of chosen) {
    const faults = await run(site);
    for (const fault of faults) {
      console.error(`${fault} [${name}]`);
    }
    count += faults.length;
  }
  const written = site.pages.en.length + site.pages.es.length;
  console.log(
    `${written} pages and the contract, ${chosen.length} checks: ${count === 0 ? 'nothing to mend' : `${count} to mend`}.`,
  );
  process.exitCode = count === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
