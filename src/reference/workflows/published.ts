import type {LocaleCode} from '../../../config/locales';
import type {Workflow, WorkflowStep} from './types';

/** Path of a program that readers download, below the base path of the site. */
export function programPath(file: string, locale: LocaleCode): string {
  return `/workflows/${locale}/${file}`;
}

/** By which a page names the request of a step. */
export function stepSampleId({id}: Workflow, step: WorkflowStep): string {
  return `${id}/${step.id}`;
}

/** By which a page names a whole program. */
export function programSampleId({id}: Workflow, locale: LocaleCode): string {
  return `${id}/program.${locale}`;
}
