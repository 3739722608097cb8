import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {CopyJob} from './CopyJob';
import type {CopiedFile} from './printDocument';

export interface CopyCache {
  /** The copy that an earlier build made of the same page, else a new one. */
  get: (page: unknown, makeCopy: () => CopiedFile[]) => CopiedFile[];
  /** Keeps the copies of this build, and no others. */
  save: () => Promise<void>;
}

/** What is kept: copies by the hash of their page. */
type KeptCopies = Record<string, CopiedFile[]>;

const hashOf = (...parts: readonly string[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** A hash of what every copy depends on beside its page: this program, its libraries, samples, texts, the pages to link to. */
async function hashOfProgram(job: CopyJob): Promise<string> {
  const names = [...(await readdir(import.meta.dirname)).sort(), '../copyPath.ts'];
  const files = [...names.map((name) => path.join(import.meta.dirname, name)), 'package-lock.json'];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return hashOf(...texts, JSON.stringify([job.pathnames, job.samples, job.languages]));
}

async function readKept(file: string): Promise<KeptCopies> {
  if (!existsSync(file)) {
    return {};
  }
  try {
    return JSON.parse(await readFile(file, 'utf8')) as KeptCopies;
  } catch (error) {
    throw new Error(`${file}: the kept Markdown copies cannot be read. Remove the file and build again.`, {
      cause: error,
    });
  }
}

/**
 * Opens the copies that the last build for this address kept. Where the bundler has its cache, making them is the longest
 * part of a build.
 */
export async function openCopyCache(job: CopyJob): Promise<CopyCache> {
  const {cacheDir} = job;
  if (cacheDir === undefined) {
    return {get: (_page, makeCopy) => makeCopy(), save: () => Promise.resolve()};
  }
  const program = await hashOfProgram(job);
  const file = path.join(cacheDir, `${hashOf(job.siteUrl, job.baseUrl).slice(0, 16)}.json`);
  const kept = await readKept(file);
  const used: KeptCopies = {};
  return {
    get: (page, makeCopy) => {
      const key = hashOf(program, JSON.stringify(page));
      const copy = kept[key] ?? makeCopy();
      used[key] = copy;
      return copy;
    },
    save: async () => {
      await mkdir(cacheDir, {recursive: true});
      await writeFile(`${file}.new`, JSON.stringify(used));
      await rename(`${file}.new`, file);
    },
  };
}
