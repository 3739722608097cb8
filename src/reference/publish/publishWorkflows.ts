import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {localeCodes} from '../../../config/locales';
import {arazzoDocument} from '../workflows/arazzoDocument';
import {workflowPrograms} from '../workflows/programs';
import {programPath} from '../workflows/published';
import type {Workflows} from '../workflows/types';

/**
 * Writes the workflows into the built site: `workflows.<language>.arazzo.yaml`, beside the OpenAPI document that it refers
 * to, and the whole programs, for readers to download.
 *
 * @param outDir - the built site
 */
export async function publishWorkflows(workflows: Workflows, outDir: string): Promise<void> {
  for (const locale of localeCodes) {
    const own = workflows[locale];
    await mkdir(path.join(outDir, programPath('', locale)), {recursive: true});
    const document = arazzoDocument(own.values(), locale);
    await writeFile(
      path.join(outDir, `workflows.${locale}.arazzo.yaml`),
      stringify(document, {aliasDuplicateObjects: false}),
    );
    for (const workflow of own.values()) {
      for (const {file, code} of workflowPrograms(workflow, locale)) {
        await writeFile(path.join(outDir, programPath(file, locale)), `${code}\n`);
      }
    }
  }
}
