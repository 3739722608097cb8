import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {localeCodes} from '../../../config/locales';
import {workflowPrograms} from '../workflows/programs';
import {programPath} from '../workflows/published';
import type {Workflows} from '../workflows/types';

/**
 * Writes the whole programs of the workflows into the built site, for readers to download.
 *
 * @param outDir - the built site
 */
export async function publishWorkflows(workflows: Workflows, outDir: string): Promise<void> {
  for (const locale of localeCodes) {
    for (const workflow of workflows[locale].values()) {
      for (const {file, code} of workflowPrograms(workflow, locale)) {
        const target = path.join(outDir, programPath(file, locale));
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, `${code}\n`);
      }
    }
  }
}
