import {isSentLater} from '../../src/reference/workflows/programs/program';
import type {StepFailure, Workflow} from '../../src/reference/workflows/types';
import type {Failing} from './WorkflowRun';

/** An answer at which a program has to end. */
export interface FailingAnswer {
  failing: Failing;
  /** What the output has to show beside the name of the step. */
  says: string;
  name: string;
}

/** The part of an error by which it is known. */
function tellingPart(failure: StepFailure): string {
  if ('outcome' in failure) {
    return '';
  }
  const {message, code, error} = failure.error.body;
  return [message, code, error].find((value) => typeof value === 'string') ?? failure.error.status;
}

/**
 * The last answer of which a later step sends something, without that: a program that went on would send `null` or
 * `undefined`, and pay for it.
 */
function incompleteAnswer(workflow: Workflow, outcomes: ReadonlyMap<string, string | null>): FailingAnswer[] {
  return workflow.steps
    .flatMap((step) =>
      step.outputs
        .filter(({name}) => isSentLater(workflow, step, name))
        .map(({name, field}) => {
          const example = `${step.status}.${outcomes.get(step.id) ?? ''}`;
          return {failing: {step, example, without: `/${field.join('/')}`}, says: '', name: `without ${name}`};
        }),
    )
    .slice(-1);
}

/**
 * The answers that a guide tells apart from success, and an incomplete one.
 *
 * @param outcomes - names of the answers of each step, where all goes well
 */
export function failingAnswers(workflow: Workflow, outcomes: ReadonlyMap<string, string | null>): FailingAnswer[] {
  const decided = workflow.steps.flatMap((step) =>
    step.failures.map((failure) => {
      const {status, name} = 'outcome' in failure ? {status: step.status, ...failure.outcome} : failure.error;
      const says = tellingPart(failure);
      return {failing: {step, example: `${status}.${name}`}, says, name: says === '' ? name : says};
    }),
  );
  return [...decided, ...incompleteAnswer(workflow, outcomes)];
}
