import {shellQuoted as quote} from '../../samples/quoted';
import {parseTemplate, referencesOf, type Reference} from '../expressions';
import type {Workflow} from '../types';
import {inputOf, snake} from './program';

/** The variable of the shell that holds what a reference leads to. */
export function variable(reference: Reference, workflow: Workflow): string {
  const input = inputOf(workflow, reference);
  return input?.source === 'token' ? (input.variable ?? '') : snake(reference.name);
}

/** What a reference leads to, in a text of the shell: a variable, or what was kept of an earlier answer. */
export const shellValue = (reference: Reference, workflow: Workflow): string =>
  reference.from === 'steps' ? `$(kept ${reference.name})` : `\${${variable(reference, workflow)}}`;

/** A JSON value with its expressions as a program of jq, which has the values as variables of its own. */
function filter(value: unknown, workflow: Workflow, indent: string): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') {
    const template = parseTemplate(value);
    const [first] = template;
    const named = (reference: Reference): string =>
      reference.from === 'steps' ? `$kept.${reference.name}` : `$${variable(reference, workflow)}`;
    return template.length === 1 && typeof first === 'object'
      ? named(first)
      : `"${template.map((part) => (typeof part === 'string' ? JSON.stringify(part).slice(1, -1) : `\\(${named(part)})`)).join('')}"`;
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

/** Hands a value to jq; a picture as a file, because it is too long for an argument. */
function argument(reference: Reference, workflow: Workflow): string {
  if (reference.from === 'steps') {
    return '--argjson kept "$kept"';
  }
  const name = variable(reference, workflow);
  const input = inputOf(workflow, reference);
  return input?.source === 'file'
    ? `--rawfile ${name} <(printf %s "$${name}")`
    : `--arg${typeof input?.value === 'string' ? '' : 'json'} ${name} "$${name}"`;
}

/** Lines that put the body of a request into the variable `body`. */
export function bodyLines(body: unknown, workflow: Workflow): string[] {
  const references = referencesOf(body);
  if (references.length === 0) {
    return [`body=${quote(JSON.stringify(body))}`];
  }
  const names = [...new Set(references.map((reference) => argument(reference, workflow)))];
  const program = quote(filter(body, workflow, '  '));
  return [`body=$(jq --null-input \\`, ...names.map((name) => `  ${name} \\`), `  ${program})`];
}
