import {stringify} from 'yaml';
import {localeCodes} from '../../../config/locales';
import {arazzoDocument} from '../workflows/arazzoDocument';
import {workflowPrograms} from '../workflows/programs';
import {programPath} from '../workflows/published';
import type {Workflows} from '../workflows/types';
import type {Files} from './contractFiles';

/**
 * The workflows as files of the site: `workflows.<language>.arazzo.yaml`, beside the OpenAPI document that it refers to, and
 * the whole programs, for readers to download.
 */
export const workflowFiles = (workflows: Workflows): Files =>
  new Map(
    localeCodes.flatMap((locale) => {
      const own = [...workflows[locale].values()];
      const programs = own.flatMap((workflow) => workflowPrograms(workflow, locale));
      const document = stringify(arazzoDocument(own, locale), {aliasDuplicateObjects: false});
      return [
        [`workflows.${locale}.arazzo.yaml`, document] as const,
        ...programs.map(({file, code}) => [programPath(file, locale), `${code}\n`] as const),
      ];
    }),
  );
