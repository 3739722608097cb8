import {stringify} from 'yaml';
import {localeCodes, type LocaleCode} from '../../../config/locales';
import {copyWith, isNode} from '../json';
import {referenceLabels} from '../labels';
import {readExamples} from '../remark/example';
import type {Workflow, Workflows} from '../workflows/types';
import type {Files} from './contractFiles';

/** Keys that only this site reads. */
const ownKeys = new Set(['x-fixture', 'x-token', 'x-answer', 'x-failures']);

/** A workflow without these keys; readers get no pointer into the fixtures, but the value that it leads to. */
const published = ({source, inputs}: Workflow): unknown =>
  copyWith(source, (part, name) => {
    if (ownKeys.has(name)) {
      return undefined;
    }
    const {'x-fixture': pointer, ...input} = isNode(part) ? part : {};
    return typeof pointer === 'string' ? {...input, default: inputs.find((own) => own.name === name)?.value} : part;
  });

/** All workflows of a language as one document: https://spec.openapis.org/arazzo/v1.0.1.html */
const arazzoDocument = (workflows: Iterable<Workflow>, locale: LocaleCode): object => ({
  arazzo: '1.0.1',
  info: {title: referenceLabels(locale).workflow.document, version: '1.0.0'},
  // Published beside it, in the same language.
  sourceDescriptions: [{name: 'api', type: 'openapi', url: `openapi.${locale}.yaml`}],
  workflows: [...workflows].map(published),
});

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
