/** Compresses the files of the built site ahead, for servers that send them as they are: `npm run compress`. */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {globSync} from 'tinyglobby';

const compressible = '**/*.{html,js,css,json,xml,svg,txt,md,yaml,ico}';

/** Shorter files do not get smaller. */
const fewestBytes = 1000;

/**
 * Writes `file.gz` and `file.br` beside each file that gets smaller by it.
 *
 * @param dir - the built site
 * @returns how many files were compressed
 */
export async function precompress(dir: string): Promise<number> {
  let count = 0;
  for (const file of globSync(compressible, {cwd: dir, absolute: true})) {
    const content = await readFile(file);
    if (content.length >= fewestBytes) {
      const [zipped, brotli] = await Promise.all([
        promisify(gzip)(content, {level: 9}),
        promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}),
      ]);
      await writeFile(`${file}.gz`, zipped);
      await writeFile(`${file}.br`, brotli);
      count += 1;
    }
  }
  return count;
}

if (require.main === module) {
  const dir = path.resolve(__dirname, '..', process.argv[2] ?? 'build');
  precompress(dir)
    .then((count) => {
      console.log(`${count} files of ${dir} compressed with gzip and Brotli.`);
    })
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
