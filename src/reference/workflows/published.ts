import type {LocaleCode} from '../../../config/locales';
import {operationSamples, type CodeSample} from '../samples/operationSamples';
import {workflowPrograms} from './programs';
import type {Workflow, Workflows, WorkflowStep} from './types';

/** Path of a program that readers download, below the base path of the site. */
export function programPath(file: string, locale: LocaleCode): string {
  return `/workflows/${locale}/${file}`;
}

/** By which the Markdown copy of a page finds the request of a step. */
export function stepSampleId({id}: Workflow, step: WorkflowStep): string {
  return `${id}/${step.id}`;
}

/** By which the Markdown copy of a page finds a whole program. */
export function programSampleId({id}: Workflow, locale: LocaleCode): string {
  return `${id}/program.${locale}`;
}

/**
 * What Markdown copies show of the workflows, by the ids above: cURL alone, because a guide with twenty steps would be
 * hidden among the other languages.
 */
export function copiedSamples(workflows: Workflows): Record<string, CodeSample[]> {
  const first = (samples: readonly CodeSample[]): CodeSample[] => samples.slice(0, 1);
  return Object.fromEntries(
    (Object.entries(workflows) as [LocaleCode, ReadonlyMap<string, Workflow>][]).flatMap(([locale, own]) =>
      [...own.values()].flatMap((workflow) => [
        [programSampleId(workflow, locale), first(workflowPrograms(workflow, locale))],
        ...workflow.steps.map((step) => [stepSampleId(workflow, step), first(operationSamples(step.operation))]),
      ]),
    ),
  ) as Record<string, CodeSample[]>;
}
