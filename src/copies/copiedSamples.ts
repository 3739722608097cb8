import type {LocaleCode} from '../../config/locales';
import type {LocalizedContract} from '../reference/contract/types';
import {operationSamples, type CodeSample} from '../reference/samples/operationSamples';
import {workflowPrograms} from '../reference/workflows/programs';
import {programSampleId, stepSampleId} from '../reference/workflows/published';
import type {Workflow, Workflows} from '../reference/workflows/types';

/** A request or a program, as copies show it. */
export interface CopiedSamples {
  /** The operation or the workflow: the heading in `<page>.samples.md`. */
  name: string;
  kind: 'request' | 'program';
  /** In the copy of the page. */
  shown: readonly CodeSample[];
  /** In `<page>.samples.md`, so that the copy fits the context window of an agent. */
  others: readonly CodeSample[];
}

/** By the ids that pages carry as `data-operation`. */
export type SamplesById = Readonly<Record<string, CopiedSamples>>;

/**
 * All that copies show as code of requests. A copy has an operation in cURL, the languages after it stand beside; a step of a
 * workflow in cURL alone, because its program has the other languages; and of a program nothing, because it is long.
 *
 * @param operations - of the default language: samples hold no texts
 */
export function copiedSamples({operations}: LocalizedContract, workflows: Workflows): SamplesById {
  const byWorkflow = (Object.entries(workflows) as [LocaleCode, ReadonlyMap<string, Workflow>][]).flatMap(
    ([locale, own]) =>
      [...own.values()].flatMap((workflow): [string, CopiedSamples][] => [
        [
          programSampleId(workflow, locale),
          {name: workflow.id, kind: 'program', shown: [], others: workflowPrograms(workflow, locale)},
        ],
        ...workflow.steps.map((step): [string, CopiedSamples] => [
          stepSampleId(workflow, step),
          {name: step.id, kind: 'request', shown: operationSamples(step.operation).slice(0, 1), others: []},
        ]),
      ]),
  );
  const byOperation = [...operations].map(([id, operation]): [string, CopiedSamples] => {
    const [first, ...others] = operationSamples(operation);
    return [id, {name: id, kind: 'request', shown: first === undefined ? [] : [first], others}];
  });
  return Object.fromEntries([...byOperation, ...byWorkflow]);
}
