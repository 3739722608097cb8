import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SampleFile, SampleResult} from './runtimes';

/**
 * Samples are run in batches: one program for each language runs them one after the other and writes a line for each to
 * `results.txt`. A sample is a unit of that program, named by its place in the batch.
 */
export const unit = (index: number): string => `s${index}`;

/** Reads the lines of a batch, `<unit>` or `<unit> <error>`; a sample without a line did not run. */
export async function readResults(samples: readonly SampleFile[], dir: string): Promise<SampleResult[]> {
  const file = path.join(dir, 'results.txt');
  // A sample that ends its program early may end it before anything is written.
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const lines = new Map(text.split('\n').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]));
  return samples.map(({operation}, index) => {
    const error = lines.get(unit(index)) ?? 'It did not run.';
    return {operation, ...(error === '' ? {} : {error})};
  });
}

/** The results of a batch that could not be run at all. */
export function failAll(samples: readonly SampleFile[], error: string): SampleResult[] {
  return samples.map(({operation}) => ({operation, error}));
}
