import {errorKey} from '../contract/errorKey';
import {isNode, valueAt} from '../json';
import {holds, type Criterion} from './criteria';
import type {Workflow, WorkflowStep} from './types';

/** What comes out of a step that answers a question, by the page on decisions; a screening has words of its own. */
export type Result = 'accept' | 'clean' | 'correct' | 'review' | 'possibleMatch' | 'notChecked';

/** A line of the table with which a program ends. */
export interface ReportRow {
  readonly step: string;
  readonly result: Result;
  /** Status and key of an error, or the field that decided; empty where there is nothing to say. */
  readonly why: string;
}

/** Texts of the table in the language of the page. */
export interface ReportTexts {
  readonly results: Readonly<Record<Result, string>>;
  readonly noAnswer: string;
  /** With `{field}`. */
  readonly missing: string;
}

/** The results after which a run has nothing left to do. */
export const goodResults: readonly Result[] = ['accept', 'clean'];

/** The most serious comes first: where criteria lead to different results, it is the one that counts. */
const seriousness = ['review', 'notChecked', 'correct'] as const;

/** The name of the field that a criterion looks at. */
export const fieldName = ({field}: Pick<Criterion, 'field'>): string =>
  field.filter((key) => !/^\d+$/.test(key)).at(-1) ?? '';

/**
 * What an answer means to a step that answers a question. The programs do the same in their own languages.
 *
 * @param status - undefined where no answer came
 */
export function reportRow(
  {id, report, status: wanted, criteria}: WorkflowStep,
  status: string | undefined,
  body: unknown,
  {noAnswer, missing}: ReportTexts,
): ReportRow {
  if (status === undefined) {
    return {step: id, result: 'notChecked', why: noAnswer};
  }
  if (status !== wanted) {
    const key = isNode(body) ? errorKey(body) : '';
    const isOf = (list: readonly (number | string)[] = []): boolean =>
      list.some((known) => String(known) === status || known === key);
    const doubtful = report?.as === 'screening' ? 'possibleMatch' : 'review';
    const result = isOf(report?.review) ? doubtful : isOf(report?.correct) ? 'correct' : 'notChecked';
    return {step: id, result, why: `${status} ${key}`.trim()};
  }
  const unmet = criteria
    .filter((criterion) => !holds(criterion, body))
    .map((criterion) => {
      const isMissing = (valueAt(body, criterion.field) ?? null) === null;
      const name = fieldName(criterion);
      return isMissing
        ? {result: 'notChecked' as const, why: missing.replace('{field}', name)}
        : {result: criterion.otherwise, why: name};
    });
  const [worst] = seriousness.flatMap((result) => unmet.find((other) => other.result === result) ?? []);
  const [good, doubtful] =
    report?.as === 'screening' ? (['clean', 'possibleMatch'] as const) : (['accept', 'review'] as const);
  return worst === undefined
    ? {step: id, result: good, why: ''}
    : {step: id, result: worst.result === 'review' ? doubtful : worst.result, why: worst.why};
}

/** The lines that a program prints at its end. */
export function reportLines(rows: readonly ReportRow[], {results}: ReportTexts): string[] {
  const width = (cells: readonly string[]): number => Math.max(0, ...cells.map(({length}) => length));
  const [steps, words] = [width(rows.map(({step}) => step)), width(rows.map(({result}) => results[result]))];
  return rows.map(({step, result, why}) => `${step.padEnd(steps)}  ${results[result].padEnd(words)}  ${why}`.trimEnd());
}

/** The exit code of a run that came to its end: whether there is something left to do. */
export const exitCode = (rows: readonly ReportRow[]): number =>
  rows.every(({result}) => goodResults.includes(result)) ? 0 : 2;

/** What the program of a workflow prints where all goes well, for a guide to begin with. */
export function expectedReport({steps}: Workflow, texts: ReportTexts): ReportRow[] {
  return steps
    .filter(({report}) => report !== undefined)
    .map((step) => reportRow(step, step.status, step.answer, texts));
}
