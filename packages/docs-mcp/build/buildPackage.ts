import {chmod, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {localeCodes, locales, type LocaleCode} from '../../../config/locales';
import {bundle, makePackage, program} from '../../packageFiles';
import {dataFile, type Fragment, type LanguageData, type Operation} from '../src/Library';

/** Number of a file among those of its copy: `errors.md` is the first, `errors.2.md` the second. */
const partOf = (file: string): number => Number(/\.(\d+)\.md$/.exec(file)?.[1] ?? 1);

const head = /^---\n.*?\n---\n/s;

/** A part of a copy without what leads from file to file: its head, the line to the index and the one to the next part. */
const textOf = (part: string): string =>
  part
    .replace(head, '')
    .replace(/^\s*> .*\/llms\.txt\).*\n/, '')
    .replace(/\n.*\]\(\S+\.\d+\.md\)\s*$/, '\n')
    .trim();

/** The letters and digits of a heading, which its HTML and its Markdown have in common. */
const lettersOf = (text: string): string =>
  text.replaceAll(/\]\([^)\s]+\)|<[^>]*>|&[a-z#\d]+;/g, '').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Adds to the headings of a copy the ids that links lead to: `## Errors {#errors}`. */
function withHeadingIds(markdown: string, html: string): string {
  const ids = new Map<string, string[]>();
  const headings = html.matchAll(
    /<h[2-6]\b[^>]*?\bid="?([^"\s>]+)"?[^>]*>(.*?)(?:<a href=\S+ class="?hash-link|<\/h)/gs,
  );
  for (const [, id = '', text = ''] of headings) {
    ids.set(lettersOf(text), [...(ids.get(lettersOf(text)) ?? []), id]);
  }
  return markdown.replaceAll(/^#{2,6} (.+)$/gm, (line, title: string) => {
    const id = ids.get(lettersOf(title))?.shift();
    return id === undefined ? line : `${line} {#${id}}`;
  });
}

/** The Markdown copies in one language, by the paths of their pages. A second address has the url of the first one. */
async function pagesOf(site: string, language: string): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  const files = await glob('**/*.md', {cwd: site, ignore: ['**/*.samples.md', '**/*.samples.*.md']});
  for (const file of files.sort((a, b) => partOf(a) - partOf(b) || a.localeCompare(b))) {
    const text = await readFile(path.join(site, file), 'utf8');
    if (/^lang: (.+)$/m.exec(text)?.[1] === language) {
      const {pathname} = new URL(/^url: (.+)$/m.exec(text)?.[1] ?? '');
      const html = await readFile(path.join(site, file.replace(/(?:\.\d+)?\.md$/, '.html')), 'utf8');
      const keywords = /<meta [^>]*name="?keywords"? content="([^"]*)"/.exec(html)?.[1] ?? '';
      const ownHead = head.exec(text)?.[0].replace(/---\n$/, `keywords: ${keywords}\n---\n`);
      pages[pathname] =
        `${(partOf(file) === 1 ? ownHead : pages[pathname]) ?? ''}\n${withHeadingIds(textOf(text), html)}\n`;
    }
  }
  return pages;
}

async function operationsOf(site: string, locale: LocaleCode): Promise<Operation[]> {
  const files = await glob(`openapi/${locale}/*.json`, {cwd: site});
  if (files.length === 0) {
    throw new Error(`${path.join(site, 'openapi', locale)} is empty. Build the site first (npm run build).`);
  }
  const operations = files.sort().map(async (file) => {
    const contract = JSON.parse(await readFile(path.join(site, file), 'utf8')) as Fragment;
    const id = path.basename(file, '.json');
    return Object.entries(contract.paths).flatMap(([address, methods]) =>
      Object.entries(methods)
        .filter(([, {operationId}]) => operationId === id)
        .map(([name, {servers: [server] = contract.servers}]) => {
          const method = name.toUpperCase();
          return {id, request: `${method} ${address}`, line: `**${method}** \`${server.url}${address}\``, contract};
        }),
    );
  });
  return (await Promise.all(operations)).flat();
}

/**
 * Builds the package into `dist/`, ready for `npm pack`: the server with all that it needs in one file, and the data of each
 * language beside it.
 *
 * @param site - folder of the built site
 * @returns the file that starts the server
 * @throws if the site is not built
 */
export async function buildPackage(site: string): Promise<string> {
  const source = path.resolve(__dirname, '..');
  const dist = await makePackage(source);
  await mkdir(path.join(dist, 'data'));
  for (const locale of localeCodes) {
    const pages = Object.entries(await pagesOf(site, locales[locale].htmlLang));
    const data: LanguageData = {operations: await operationsOf(site, locale), pages};
    await writeFile(path.join(dist, dataFile(locale)), JSON.stringify(data));
  }
  const outfile = path.join(dist, 'server.mjs');
  await bundle(dist, {...program, entryPoints: [path.join(source, 'src/server.ts')]});
  await chmod(outfile, 0o755);
  return outfile;
}
