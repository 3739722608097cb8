import {stringify} from 'yaml';
import {localeCodes} from '../../../config/locales';
import {readExamples} from '../remark/example';
import {arazzoDocument} from '../workflows/arazzoDocument';
import type {Workflows} from '../workflows/types';
import type {Files} from './contractFiles';

/**
 * The workflows as files of the site: `workflows.<language>.arazzo.yaml`, beside the OpenAPI document that it refers to; and the
 * examples, for readers to download.
 */
export const workflowFiles = (workflows: Workflows): Files =>
  new Map([
    ...localeCodes.map((locale) => {
      const document = arazzoDocument(workflows[locale].values(), locale);
      return [`workflows.${locale}.arazzo.yaml`, stringify(document, {aliasDuplicateObjects: false})] as const;
    }),
    ...[...readExamples().values()].flatMap(({files}) =>
      [...files].map(([file, {code}]) => [`examples/${file}`, `${code}\n`] as const),
    ),
  ]);
