import {defaultLocale} from '../../config/locales';
import {errorKey} from '../../src/reference/contract/errorKey';
import {fill, referenceLabels} from '../../src/reference/labels';
import {holds} from '../../src/reference/workflows/criteria';
import {valueAt} from '../../src/reference/json';
import {isNeededLater, keptOutputs, savedNames} from '../../src/reference/workflows/programs/program';
import {
  exitCode,
  fieldName,
  goodResults,
  reportLines,
  reportRow,
  type ReportRow,
} from '../../src/reference/workflows/report';
import type {WorkflowStep} from '../../src/reference/workflows/types';
import type {WorkflowRun} from './WorkflowRun';

/** How a program ends: its exit code and all that it prints. */
export interface End {
  status: number;
  lines: string[];
}

const labels = referenceLabels(defaultLocale).program;

/** Why a step ends the program with a fault; undefined for a step that does not. */
function faultOf(step: WorkflowStep, status: string, body: unknown): string | undefined {
  if (step.report !== undefined && status !== '401') {
    return undefined;
  }
  if (status !== step.status) {
    return `${status} ${errorKey(body as Record<string, unknown>)}`;
  }
  const unmet = step.criteria.find((criterion) => !holds(criterion, body));
  if (unmet === undefined) {
    return undefined;
  }
  const isMissing = (valueAt(body, unmet.field) ?? null) === null;
  return isMissing ? fill(labels.missing, {field: fieldName(unmet)}) : fieldName(unmet);
}

/** How a program has to end after the answers of a run, by the page on decisions. */
export function expectedEnd(run: WorkflowRun, file: string): End {
  const {workflow, exchanges} = run;
  const rows: ReportRow[] = [];
  let isSaved = false;
  const end = (status: number, ...faults: readonly string[]): End => ({
    status,
    lines: [
      ...(isSaved && savedNames(workflow).size > 0 ? [fill(labels.saved, {file})] : []),
      ...reportLines(rows, labels),
      ...faults,
    ],
  });
  for (const own of workflow.steps) {
    // What is compared is what this run was given.
    const criteria = own.criteria.map(({from, ...rest}) =>
      from === undefined ? rest : {...rest, value: String(run.valueOf(from))},
    );
    const step = {...own, criteria};
    const {status, body} = exchanges.get(own.id)?.answer ?? {status: 0, body: undefined};
    const fault = faultOf(step, String(status), body);
    if (fault !== undefined) {
      return end(1, `${own.id}: ${fault}`);
    }
    if (step.report !== undefined) {
      const row = reportRow(step, String(status), body, labels);
      rows.push(row);
      if (!goodResults.includes(row.result)) {
        if (step.goesOn) {
          continue;
        }
        return end(2);
      }
    }
    const kept = keptOutputs(workflow, own);
    const missing = kept.find(
      ({name, field}) => isNeededLater(workflow, own, name) && (valueAt(body, field) ?? null) === null,
    );
    if (missing !== undefined) {
      return end(1, `${own.id}: ${fill(labels.missing, {field: missing.name})}`);
    }
    isSaved ||= kept.length > 0 || workflow.resumes;
  }
  return end(exitCode(rows));
}

function leaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];
}

/** Values shorter than this, such as `CC` or `active`, are words of the API. */
const tellingLength = 8;

/** What of inputs, tokens and answers stands in an output, in which nothing of it may stand. */
export function leaks(run: WorkflowRun, output: string, expected: readonly string[]): string[] {
  const answers = [...run.exchanges.values()].map(({answer}) => answer.body);
  const allowed = expected.join('\n');
  return [...new Set([...leaves(run.inputs), ...leaves(answers)])].filter(
    (value) => value.length >= tellingLength && output.includes(value) && !allowed.includes(value),
  );
}
