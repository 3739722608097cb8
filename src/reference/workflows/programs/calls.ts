import type {Criterion} from '../criteria';
import {fieldName} from '../report';
import type {Workflow, WorkflowStep} from '../types';
import {isNeededLater, keepsMatch, keptOutputs} from './program';

/** How a language writes the calls of a program in which it differs from the others. */
export interface CallSyntax {
  /** A text as a literal. */
  readonly quote: (text: string) => string;
  /** The part of the last answer that a list of keys leads to. */
  readonly field: (keys: readonly string[]) => string;
  /** A key of an object. */
  readonly key: (name: string) => string;
  /** What is tested and its test: the middle of an entry of a list of tests. */
  readonly tested: (criterion: Criterion, workflow: Workflow) => readonly string[];
  /** An entry of a list of tests. */
  readonly entry: (parts: readonly string[]) => string;
  /** Named options as the last arguments of a call, with the comma before them; nothing where there are none. */
  readonly options: (options: ReadonlyArray<readonly [name: string, value: string]>) => string;
  /** Whether the last row of the table says that nothing was found out. */
  readonly isUnchecked: string;
  readonly and: string;
  readonly or: string;
  /** Ends a statement. */
  readonly end: string;
}

/** Criteria as lines of a list: the name of a field, its value, its test, and the result where it is not met. */
export function testLines(criteria: readonly Criterion[], workflow: Workflow, syntax: CallSyntax): string[] {
  return criteria.map((criterion) =>
    syntax.entry([
      syntax.quote(fieldName(criterion)),
      ...syntax.tested(criterion, workflow),
      ...(criterion.otherwise === 'review' ? [] : [syntax.quote(criterion.otherwise)]),
    ]),
  );
}

/** A call whose last argument before `end` is a list of tests. */
export function withTests(start: string, lines: readonly string[], end: string): string[] {
  return lines.length === 0 ? [`${start}[]${end}`] : [`${start}[`, ...lines, `]${end}`];
}

/** Keeps what the answer gives; where a second run goes on, also that the step is done. */
function keeping(step: WorkflowStep, workflow: Workflow, {quote, key, field}: CallSyntax): string | undefined {
  const outputs = keptOutputs(workflow, step);
  if (outputs.length === 0 && !workflow.resumes) {
    return undefined;
  }
  const part = (isNeeded: boolean): string => {
    const rows = outputs
      .filter(({name}) => isNeededLater(workflow, step, name) === isNeeded)
      .map(({name, field: keys}) => `${key(name)}: ${field(keys)}`);
    return rows.length === 0 ? '{}' : `{${rows.join(', ')}}`;
  };
  const [needed, others] = [part(true), part(false)];
  const values = others === '{}' ? (needed === '{}' ? [] : [needed]) : [needed, others];
  return `keep(${[quote(step.id), ...values].join(', ')})`;
}

/**
 * What follows a request: a step without a report has to succeed; one with a report says its result, and goes on or ends.
 * Then what the answer gives is kept.
 */
export function judgement(step: WorkflowStep, workflow: Workflow, syntax: CallSyntax): string[] {
  const {id, status, criteria, report, goesOn} = step;
  const {quote, options, and, or, end} = syntax;
  const lines = testLines(criteria, workflow, syntax);
  const keep = keeping(step, workflow, syntax);
  const kept = keep === undefined ? [] : [`${keep}${end}`];
  const start = `${quote(id)}, ${status}`;
  if (report === undefined) {
    const expected = lines.length === 0 ? [`expect(${start})${end}`] : withTests(`expect(${start}, `, lines, `)${end}`);
    return [...expected, ...kept];
  }
  const known = (['correct', 'review'] as const).flatMap((result) => {
    const values = report[result].map((one) => (typeof one === 'number' ? String(one) : quote(one)));
    return values.length === 0 ? [] : [[result, `[${values.join(', ')}]`] as const];
  });
  const words = [['good', quote('clean')] as const, ['doubtful', quote('possibleMatch')] as const];
  const named = options([...known, ...(report.as === 'screening' ? words : [])]);
  const reported = (next: string): string[] => withTests(`report(${start}, `, lines, `${named})${next}${end}`);
  if (!goesOn || keep === undefined) {
    return [...reported(goesOn ? '' : ` ${or} end()`), ...kept];
  }
  return keepsMatch(step, workflow)
    ? [...reported(''), `${syntax.isUnchecked} ${or} ${keep}${end}`]
    : reported(` ${and} ${keep}`);
}
