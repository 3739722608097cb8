import type {LocaleCode} from '../../../config/locales';
import {referenceLabels} from '../labels';
import type {SourceInput, SourceStep} from './source';
import type {Workflow} from './types';

/** An Arazzo document as it is published: https://spec.openapis.org/arazzo/v1.0.1.html */
export interface ArazzoDocument {
  arazzo: '1.0.1';
  info: {title: string; version: string};
  sourceDescriptions: {name: string; type: 'openapi'; url: string}[];
  workflows: object[];
}

/** Keys that only this site reads. */
const ownKeys = new Set(['x-fixture', 'x-token', 'x-answer', 'x-failures']);

const published = (node: object): object =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !ownKeys.has(key)));

/** `$response.body#/data/list/0 == null`: the list ends before this entry. */
const missingEntry = /^\$response\.body#\/(\S+)\/(\d+) == null$/;

/**
 * A condition that an entry is missing becomes JSONPath, in the form of Arazzo's own examples: what a simple condition makes
 * of a pointer that leads to nothing is left open by it.
 */
function publishedCriterion(criterion: SourceStep['successCriteria'][number]): object {
  const [, list, entry] = missingEntry.exec(criterion.condition) ?? [];
  return list === undefined
    ? criterion
    : {
        context: '$response.body',
        condition: `$[?length(@.${list.replaceAll('/', '.')}) <= ${entry}]`,
        type: 'jsonpath',
      };
}

function publishedStep(step: SourceStep): object {
  return {...published(step), successCriteria: step.successCriteria.map(publishedCriterion)};
}

/** Readers get no pointer into the fixtures, but the value that it leads to. */
function publishedInput(input: SourceInput, value: unknown): object {
  return input['x-fixture'] === undefined ? published(input) : {...published(input), default: value};
}

/**
 * All workflows of one language as one document, without what only this site reads.
 *
 * @param workflows - of the language
 */
export function arazzoDocument(workflows: Iterable<Workflow>, locale: LocaleCode): ArazzoDocument {
  return {
    arazzo: '1.0.1',
    info: {title: referenceLabels(locale).workflow.document, version: '1.0.0'},
    // Published beside it, in the same language.
    sourceDescriptions: [{name: 'api', type: 'openapi', url: `openapi.${locale}.yaml`}],
    workflows: [...workflows].map(({source, inputs}) => ({
      ...published(source),
      ...(source.inputs === undefined
        ? {}
        : {
            inputs: {
              ...source.inputs,
              properties: Object.fromEntries(
                Object.entries(source.inputs.properties).map(([name, input]) => [
                  name,
                  publishedInput(input, inputs.find((other) => other.name === name)?.value),
                ]),
              ),
            },
          }),
      steps: source.steps.map(publishedStep),
    })),
  };
}
