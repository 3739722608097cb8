/**
 * Makes a site with several times the pages, to see what grows with them: `npx tsx scripts/bench/multiplyContent.ts <folder>
 * [copies]`, then `npm run build` in that folder. Each page of the docs is copied in both languages, with its own route, id
 * and title; the outline names the copies.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {localeCodes, locales} from '../../config/locales';
import {copySite} from '../../tests/support/copySite';
import {copiedPage} from './copiedPage';

function copyPages(docs: string, copy: number): void {
  const files = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
  // Aliases are addresses of single pages; copies of earlier rounds are not copied again.
  for (const file of files.filter((name) => !/^(?:aliases|copy\d+)[\\/]/.test(name))) {
    const target = path.join(docs, `copy${copy}`, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, copiedPage(readFileSync(path.join(docs, file), 'utf8'), copy));
  }
}

const outlineOfCopies = (copies: number): string => `import {outline as original} from './original';
import type {OutlineCategory, OutlineItem} from './types';

export type {OutlineItem} from './types';

const numbered = ({en, es}: OutlineCategory['label'], copy: number) => ({en: \`\${en} \${copy}\`, es: \`\${es} \${copy}\`});

function copyOf(item: OutlineItem, copy: number): OutlineItem {
  if (typeof item === 'string') {
    return \`copy\${copy}/\${item}\`;
  }
  const {slug, doc, items, label, ...rest} = item;
  return {
    ...rest,
    label: numbered(label, copy),
    ...(doc === undefined ? {} : {doc: \`copy\${copy}/\${doc}\`}),
    ...(slug === undefined ? {} : {slug: {en: \`/copy\${copy}\${slug.en}\`, es: \`/copy\${copy}\${slug.es}\`}}),
    items: items.map((child) => copyOf(child, copy)),
  };
}

const copies = Array.from({length: ${copies}}, (_, index) => index + 1);

export const outline: readonly OutlineItem[] = [
  ...original,
  ...copies.flatMap((copy) => original.map((item) => copyOf(item, copy))),
];
`;

/**
 * Copies the pages of a copy of the site and names them in its outline. The checks of the content are left out there.
 *
 * @param site - folder of the copy
 * @param copies - of each page, beside the page itself
 */
export function multiplyContent(site: string, copies: number): void {
  for (const locale of localeCodes) {
    for (let copy = 1; copy <= copies; copy += 1) {
      copyPages(path.join(site, locales[locale].docsPath), copy);
    }
  }
  const outline = path.join(site, 'config/outline');
  renameSync(path.join(outline, 'index.ts'), path.join(outline, 'original.ts'));
  writeFileSync(path.join(outline, 'index.ts'), outlineOfCopies(copies));
  const config = path.join(site, 'docusaurus.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace(/^.*plugins\/content-checks.*\n/m, ''));
}

async function main(target: string | undefined, copies: number): Promise<void> {
  if (target === undefined || existsSync(target) || !(copies >= 1)) {
    throw new Error('Usage: npx tsx scripts/bench/multiplyContent.ts <folder that does not exist yet> [copies]');
  }
  const site = await copySite(path.resolve(target));
  multiplyContent(site, copies);
  console.log(`${site}: the site with ${copies + 1} times its pages.`);
}

if (require.main === module) {
  main(process.argv[2], Number(process.argv[3] ?? 3)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
