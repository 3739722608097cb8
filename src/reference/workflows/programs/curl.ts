import type {Criterion} from '../criteria';
import {parseTemplate, referencesOf, valueAt, type Reference} from '../expressions';
import type {Workflow, WorkflowInput, WorkflowStep} from '../types';
import {inputOf, snake} from './names';
import {askedBefore, neededVariables, plainInputs, sentReferences, usedOutputs, type ProgramWriter} from './program';

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The variable of the shell that holds what a reference leads to. */
function variable(reference: Reference, workflow: Workflow): string {
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

/** Hands a value to jq; a picture is read from its file, because it is too long for an argument. */
function argument(reference: Reference, workflow: Workflow): string {
  const name = variable(reference, workflow);
  const input = inputOf(workflow, reference);
  if (input?.source === 'file') {
    return `--rawfile ${name} <(base64 < "$${input.variable ?? ''}" | tr -d '\\n')`;
  }
  return `--arg${typeof exampleOf(reference, workflow) === 'string' ? '' : 'json'} ${name} "$${name}"`;
}

/** The body as an option of cURL and a text on its input; small ones without expressions stand in the option. */
function bodyLines(body: unknown, workflow: Workflow): {option: string; input: string} {
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

/** Identifiers of the API need no encoding in the path; what stands in the query is encoded by jq. */
function address({operation, parameters}: WorkflowStep, workflow: Workflow): string {
  const filled = parameters
    .filter(({in: place}) => place === 'path')
    .reduce((path, {name, value}) => path.replace(`{${name}}`, shellText(value, workflow)), operation.path);
  const query = parameters
    .filter(({in: place}) => place === 'query')
    .flatMap(({name, value}) =>
      [value].flat().map((item) => {
        const isText = typeof item !== 'string' || !item.startsWith('$');
        const text = isText ? encodeURIComponent(String(item)) : `$(encode "${shellText(item, workflow)}")`;
        return `${encodeURIComponent(name)}=${text}`;
      }),
    )
    .join('&');
  const url = `${operation.server}${filled}${query === '' ? '' : `?${query}`}`;
  return url.includes('$') ? `"${url}"` : quote(url);
}

/** A value in a text of the shell with double quotes. */
function shellText(value: unknown, workflow: Workflow): string {
  return parseTemplate(String(value))
    .map((part) => (typeof part === 'string' ? part.replaceAll(/["$`\\]/g, '\\$&') : `\${${variable(part, workflow)}}`))
    .join('');
}

const field = (keys: readonly string[]): string =>
  keys
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `.${JSON.stringify(key)}`))
    .join('');

const met = (criteria: readonly Criterion[]): string =>
  `jq --exit-status ${quote(criteria.map(({field: keys, operator, value}) => `${field(keys)} ${operator} ${JSON.stringify(value)}`).join(' and '))} <<< "$answer" > /dev/null`;

function stepLines(step: WorkflowStep, workflow: Workflow): string[] {
  const {id, number, title, operation, status, parameters, token, criteria, retry} = step;
  const body = step.body === undefined ? undefined : bodyLines(step.body, workflow);
  const options = [
    `call ${id} ${status}${operation.method === 'get' ? '' : ` --request ${operation.method.toUpperCase()}`}`,
    `--url ${address(step, workflow)}`,
    ...(token === undefined ? [] : [`--header "Authorization: Bearer $${variable(token, workflow)}"`]),
    ...parameters
      .filter(({in: place}) => place === 'header')
      .map(({name, value}) => `--header "${name}: ${shellText(value, workflow)}"`),
    ...(body === undefined ? [] : [`--header 'Content-Type: application/json'`, body.option]),
  ];
  const call = `${options.join(' \\\n  ')}${body?.input ?? ''}`;
  return [
    '',
    `# ${number}. ${title}`,
    ...askedBefore(workflow, step).map(
      ({name, variable: environment = '', description}) => `${snake(name)}=$(ask ${environment} ${quote(description)})`,
    ),
    ...(retry === undefined
      ? [call]
      : [
          `for ((retries = 0; retries <= ${retry.limit}; retries++)); do`,
          ...[...call.split('\n'), `${met(retry.criteria)} || break`, `sleep ${retry.after}`].map(
            (line) => `  ${line}`,
          ),
          'done',
        ]),
    ...criteria.map((criterion) => `${met([criterion])} || stop ${id} "$answer"`),
    ...usedOutputs(workflow, step).map(({name, field: keys}) => {
      const isText = typeof valueAt(step.answer, keys) === 'string';
      return `${snake(name)}=$(jq${isText ? ' --raw-output' : ''} ${quote(field(keys))} <<< "$answer")`;
    }),
  ];
}

const call = `
stop() {
  echo "$1: $2" >&2
  exit 1
}

call() {
  local step=$1 expected=$2 status
  shift 2
  answer=$(curl --silent --show-error --write-out '\\n%{http_code}' "$@") || stop "$step" "$answer"
  status=\${answer##*$'\\n'}
  answer=\${answer%$'\\n'*}
  [ "$status" = "$expected" ] || stop "$step" "$status $answer"
}`;

const encode = `
encode() {
  jq --null-input --raw-output --arg text "$1" '$text | @uri'
}`;

const ask = `
ask() {
  local text=\${!1:-}
  [ -n "$text" ] || read -r -p "$2: " text
  printf '%s' "$text"
}`;

const valueText = ({value}: WorkflowInput): string => quote(typeof value === 'string' ? value : JSON.stringify(value));

/** Bash with cURL and jq. */
export const curl: ProgramWriter = (workflow, texts) => {
  const {inputs, steps, outputs} = workflow;
  const encodes = steps.some(({parameters}) =>
    parameters.some(({in: place, value}) => place === 'query' && referencesOf(value).length > 0),
  );
  const isAsked = steps.some((step) =>
    sentReferences(step).some((part) => inputOf(workflow, part)?.source === 'terminal'),
  );
  return [
    '#!/usr/bin/env bash',
    `# ${texts.heading}`,
    ...(texts.needs === '' ? [] : [`# ${texts.needs}`]),
    'set -euo pipefail',
    ...(plainInputs(workflow).length === 0 ? [] : ['', `# ${texts.values}`]),
    ...plainInputs(workflow).map((input) => `${snake(input.name)}=${valueText(input)}`),
    call,
    ...(encodes ? [encode] : []),
    ...(isAsked ? [ask] : []),
    ...(inputs.length === 0 ? [] : ['']),
    ...neededVariables(workflow).map((name) => `: "\${${name}:?${texts.unset}}"`),
    ...steps.flatMap((step) => stepLines(step, workflow)),
    '',
    ...outputs.map(({name, from}) => `echo "${name}: $${variable(from, workflow)}"`),
  ].join('\n');
};
