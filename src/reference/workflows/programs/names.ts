import type {Reference} from '../expressions';
import type {Workflow, WorkflowInput} from '../types';

/** `registrationToken` → `registration_token` */
export const snake = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase();

/** The input that a reference leads to; undefined where it leads to an earlier answer. */
export function inputOf({inputs}: Workflow, reference: Reference): WorkflowInput | undefined {
  return reference.from === 'inputs' ? inputs.find(({name}) => name === reference.name) : undefined;
}
