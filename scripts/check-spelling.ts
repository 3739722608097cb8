/** Spells pages, posts and the texts of the contract, each in its language: `npm run check:spelling`. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {localeCodes} from '../config/locales';
import {bundleContract} from '../src/contract/bundleContract';
import {blankCode, textsOf} from '../src/content/prose';
import {sourcesOf} from '../src/content/sources';
import {createSpeller, type Misspelling} from './spelling/speller';

const root = path.resolve(__dirname, '..');

interface Fault extends Misspelling {
  place: string;
}

async function main(): Promise<void> {
  const contract = await bundleContract({dir: path.join(root, 'openapi'), servers: {}});
  const faults: Fault[] = [];
  let sources = 0;
  for (const locale of localeCodes) {
    const misspellings = await createSpeller(path.join(root, 'cspell.config.yaml'), locale);
    for (const file of await sourcesOf(locale, root)) {
      const text = blankCode(await readFile(path.join(root, file), 'utf8'));
      const found = await misspellings({uri: pathToFileURL(path.join(root, file)).href, text});
      faults.push(...found.map((fault) => ({...fault, place: `${file}:${fault.line}`})));
      sources += 1;
    }
    const texts = textsOf(contract[locale]);
    const text = texts.map((item) => item.text.replaceAll('\n', ' ')).join('\n');
    const found = await misspellings({uri: pathToFileURL(path.join(root, 'openapi', `${locale}.txt`)).href, text});
    faults.push(...found.map((fault) => ({...fault, place: `openapi ${texts[fault.line - 1]?.place ?? ''}`})));
  }
  for (const {place, word, suggestions} of faults) {
    const mend =
      suggestions.length === 0 ? '' : ` Write ${suggestions.map((item) => `"${item}"`).join(' or ')}, or add`;
    console.error(
      `${place}: "${word}" is not in the dictionary.${mend || ' Correct it, or add'} it to config/spelling/.`,
    );
  }
  console.log(`${sources} pages and posts and the contract spelled; ${faults.length} unknown words.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
