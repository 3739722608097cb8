/** Looks for terms that GLOSSARY.md rules out, in pages, posts and the contract: `npm run check:glossary`. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {localeCodes, type LocaleCode} from '../config/locales';
import {bundleContract} from '../src/contract/bundleContract';
import {findVariants, readForbidden, type Forbidden, type Hit} from './glossary/forbidden';
import {sourcesOf} from '../src/content/sources';
import {proseOf, textsOf} from '../src/content/prose';

const root = path.resolve(__dirname, '..');

async function hitsInPages(locale: LocaleCode, forbidden: Forbidden): Promise<Hit[]> {
  const files = await sourcesOf(locale, root);
  const hits = await Promise.all(
    files.map(async (file) =>
      proseOf(await readFile(path.join(root, file), 'utf8')).flatMap(({line, text}) =>
        findVariants(text, forbidden[locale]).map((variant) => ({place: `${file}:${line}`, ...variant})),
      ),
    ),
  );
  return hits.flat();
}

async function main(): Promise<void> {
  const forbidden = readForbidden(await readFile(path.join(root, 'GLOSSARY.md'), 'utf8'));
  const contract = await bundleContract({dir: path.join(root, 'openapi'), servers: {}});
  const hits: Hit[] = [];
  for (const locale of localeCodes) {
    hits.push(...(await hitsInPages(locale, forbidden)));
    for (const {place, text} of textsOf(contract[locale])) {
      hits.push(...findVariants(text, forbidden[locale]).map((variant) => ({place: `openapi ${place}`, ...variant})));
    }
  }
  for (const {place, variant, term} of hits) {
    console.error(`${place}: "${variant}" is ruled out by GLOSSARY.md. Write "${term}".`);
  }
  const count = forbidden.en.length + forbidden.es.length;
  console.log(`GLOSSARY.md rules ${count} variants out; ${hits.length} found.`);
  process.exitCode = hits.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
