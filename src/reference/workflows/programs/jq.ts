import {parseTemplate, referencesOf, valueAt, type Reference} from '../expressions';
import type {Workflow} from '../types';
import {inputOf, snake} from './names';

/** A text of the shell that nothing is filled into. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The variable of the shell that holds what a reference leads to. */
export function variable(reference: Reference, workflow: Workflow): string {
  const input = inputOf(workflow, reference);
  return input?.source === 'token' ? (input.variable ?? '') : snake(reference.name);
}

/** A JSON value with its expressions as a program of jq, which has the values as variables of its own. */
function filter(value: unknown, workflow: Workflow, indent: string): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') {
    const template = parseTemplate(value);
    const [first] = template;
    return template.length === 1 && typeof first === 'object'
      ? `$${variable(first, workflow)}`
      : `"${template.map((part) => (typeof part === 'string' ? JSON.stringify(part).slice(1, -1) : `\\($${variable(part, workflow)})`)).join('')}"`;
  }
  if (Array.isArray(value)) {
    return `[${value.map((item) => filter(item, workflow, indent)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).map(
      ([key, item]) => `${inner}${JSON.stringify(key)}: ${filter(item, workflow, inner)}`,
    );
    return rows.length === 0 ? '{}' : `{\n${rows.join(',\n')}\n${indent}}`;
  }
  return JSON.stringify(value);
}

/** What a reference stands for in the example; only texts need no `--argjson`. */
function exampleOf(reference: Reference, workflow: Workflow): unknown {
  const step = reference.from === 'steps' ? workflow.steps.find(({id}) => id === reference.step) : undefined;
  return step === undefined
    ? inputOf(workflow, reference)?.value
    : valueAt(step.answer, step.outputs.find(({name}) => name === reference.name)?.field ?? []);
}

/** Hands a value to jq; a picture as a file, because it is too long for an argument. */
function argument(reference: Reference, workflow: Workflow): string {
  const name = variable(reference, workflow);
  if (inputOf(workflow, reference)?.source === 'file') {
    return `--rawfile ${name} <(printf %s "$${name}")`;
  }
  return `--arg${typeof exampleOf(reference, workflow) === 'string' ? '' : 'json'} ${name} "$${name}"`;
}

/** The body as an option of cURL and a text on its input; small ones without expressions stand in the option. */
export function bodyLines(body: unknown, workflow: Workflow): {option: string; input: string} {
  const references = referencesOf(body);
  if (references.length === 0) {
    return {option: `--data ${quote(JSON.stringify(body))}`, input: ''};
  }
  const names = [...new Set(references.map((reference) => argument(reference, workflow)))];
  const program = quote(filter(body, workflow, '    '));
  return {
    option: '--data @-',
    input: ` <<< "$(jq --null-input \\\n${names.map((name) => `    ${name} \\\n`).join('')}    ${program})"`,
  };
}
