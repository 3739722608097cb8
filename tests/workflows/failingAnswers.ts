import {defaultLocale} from '../../config/locales';
import {holds, type Criterion} from '../../src/reference/workflows/criteria';
import {valueAt} from '../../src/reference/json';
import {isNeededLater} from '../../src/reference/workflows/programs/program';
import {fieldName, reportRow} from '../../src/reference/workflows/report';
import {referenceLabels} from '../../src/reference/labels';
import type {Workflow, WorkflowStep} from '../../src/reference/workflows/types';
import {timesAsked} from './timesAsked';
import type {Failing} from './WorkflowRun';

/** An answer that is not the good one. */
export interface FailingAnswer {
  failing: Failing;
  name: string;
  /** What it tries: answers of other steps and workflows that try the same say the same. */
  rule: string;
}

/** Another day of the same month. */
const otherDay = (date: string): string =>
  date.replace(/^(\d{4}-\d{2}-|)(\d{2})/, (_, before: string, day: string) => before + (day === '15' ? '16' : '15'));

/** What a field holds where a criterion is not met, or just about: a list with an entry, a sentence that goes on. */
function variations(
  {field, operator, value}: Criterion,
  {answer}: Pick<WorkflowStep, 'answer'>,
): {name: string; value: unknown}[] {
  switch (operator) {
    case 'atMost':
      return [{name: 'one entry more', value: Array.from({length: Number(value) + 1}, () => ({}))}];
    case 'matches':
      return [
        {name: 'goes on', value: `${String(value).replace(/^\^/, '')} 10000002`},
        {name: 'says something else', value: 'TEXTO DESCONOCIDO 10000002'},
      ];
    case 'fits':
      return [{name: 'another name', value: 'OTRA PERSONA FICTICIA'}];
    case 'sameDay':
      return [{name: 'another day', value: otherDay(String(valueAt(answer, field)))}];
    case '>':
      return [{name: 'a number as text', value: '1'}];
    default:
      return [
        {name: 'an unknown value', value: `unknown ${field.join(' ')}`},
        ...(operator === '==' && ['boolean', 'number'].includes(typeof value)
          ? [{name: 'the value as text', value: String(value)}]
          : []),
        ...(operator === '==' && typeof value === 'boolean' ? [{name: 'a number', value: Number(value)}] : []),
      ];
  }
}

/** The body with a field changed; null takes it out. */
function changed(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) {
    return value;
  }
  const entries = typeof body === 'object' && body !== null ? body : {};
  return {...entries, [key]: changed((entries as Record<string, unknown>)[key], rest, value)};
}

/** A success with a field that is missing, or has another value. */
function changedAnswer(
  step: WorkflowStep,
  outcome: string,
  ...changes: readonly (readonly [field: readonly string[], value: unknown])[]
): Failing {
  const {status, answer} = step;
  const body = changes.reduce<unknown>((part, [field, value]) => changed(part, field, value), answer);
  return {
    step,
    example: `${status}.${outcome}`,
    good: `${status}.${outcome}`,
    set: Object.fromEntries(changes.map(([field, value]) => [`/${field.join('/')}`, value])),
    times: timesAsked(step, status, body),
  };
}

/** The answers in which another field is as good as the one of a criterion. */
function excepted(step: WorkflowStep, outcome: string, {field, or}: Criterion): FailingAnswer[] {
  return or === undefined
    ? []
    : [false, null].map((value) => ({
        failing: {...changedAnswer(step, outcome, [field, value], [or.field, or.value]), isGood: true},
        name: `${fieldName({field})}: ${String(value)}, but ${fieldName(or)} is ${String(or.value)}`,
        rule: `or ${String(value)}`,
      }));
}

/** The successes of a step that a criterion tells from the good one. */
function changedAnswers(step: WorkflowStep, outcome: string): FailingAnswer[] {
  return step.criteria.flatMap((criterion) => [
    ...[{name: 'missing', value: null as unknown}, ...variations(criterion, step)].map(({name, value}) => ({
      failing: {
        ...changedAnswer(step, outcome, [criterion.field, value]),
        isGood: step.criteria.every((other) => holds(other, changed(step.answer, criterion.field, value))),
      },
      name: `${fieldName(criterion)}: ${name}`,
      rule: [criterion.operator, name, criterion.otherwise, step.report?.as].join(' '),
    })),
    ...excepted(step, outcome, criterion),
  ]);
}

/**
 * The last answer of which a later step sends something, without that: a program that went on would send `null` or
 * `undefined`, and pay for it.
 */
function incompleteAnswer(workflow: Workflow, outcomes: ReadonlyMap<string, string | null>): FailingAnswer[] {
  return workflow.steps
    .flatMap((step) =>
      step.outputs
        .filter(({name}) => isNeededLater(workflow, step, name))
        .map(({name, field}) => ({
          failing: changedAnswer(step, outcomes.get(step.id) ?? '', [field, null]),
          name: `without ${name}`,
          rule: 'incomplete',
        })),
    )
    .slice(-1);
}

/** What a step makes of an answer, and by what: its criteria, the status or the key. */
function ruleOf(step: WorkflowStep, status: string, body: unknown): string {
  const {report, operation} = step;
  const {result} = reportRow(step, status, body, referenceLabels(defaultLocale).program);
  const isKnown = [...(report?.correct ?? []), ...(report?.review ?? [])].some((known) => String(known) === status);
  return [
    report === undefined || status === '401' ? 'fault' : result,
    report?.as,
    status === step.status ? 'criteria' : isKnown ? 'status' : 'key',
    Number(status) >= 500 ? operation.method : '',
    timesAsked(step, status, body),
  ].join(' ');
}

/**
 * The answers that a guide tells apart from success, those that a criterion tells apart, and an incomplete one.
 *
 * @param outcomes - names of the answers of each step, where all goes well
 */
export function failingAnswers(workflow: Workflow, outcomes: ReadonlyMap<string, string | null>): FailingAnswer[] {
  const decided = workflow.steps.flatMap((step) => [
    ...step.failures.map((failure): FailingAnswer => {
      const {status, name, body} =
        'outcome' in failure
          ? {status: step.status, name: failure.outcome.name, body: failure.outcome.value}
          : failure.error;
      const good = 'outcome' in failure ? `${status}.${outcomes.get(step.id) ?? ''}` : undefined;
      return {
        failing: {step, example: `${status}.${name}`, good, times: timesAsked(step, status, body)},
        name,
        rule: ruleOf(step, status, body),
      };
    }),
    ...(step.report === undefined ? [] : changedAnswers(step, outcomes.get(step.id) ?? '')),
  ]);
  return [...decided, ...incompleteAnswer(workflow, outcomes)];
}
