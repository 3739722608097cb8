import type {Criterion} from '../criteria';
import {parseTemplate, referencesOf, valueAt} from '../expressions';
import type {Workflow, WorkflowInput, WorkflowStep} from '../types';
import {inputOf, snake} from './names';
import {bodyLines, quote, variable} from './jq';
import {
  askedBefore,
  isSentLater,
  neededVariables,
  plainInputs,
  printedAfter,
  sentReferences,
  serverOf,
  timeoutSeconds,
  usedOutputs,
  type ProgramWriter,
} from './program';

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
  return `"$API_URL${filled}${query === '' ? '' : `?${query}`}"`;
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

/** jq puts every text above every number: a score that comes as a text must not pass, so it is left out. */
const operand = ({field: keys, operator}: Criterion): string =>
  operator === '>' || operator === '<' ? `(${field(keys)} | numbers)` : field(keys);

const met = (criteria: readonly Criterion[]): string => {
  const filter = criteria.map((criterion) => {
    const {operator, value} = criterion;
    return `${operand(criterion)} ${operator} ${JSON.stringify(value)}`;
  });
  return `jq --exit-status ${quote(filter.join(' and '))} <<< "$answer" > /dev/null`;
};

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
      const isNeeded = isSentLater(workflow, step, name);
      const options = `${isNeeded ? ' --exit-status' : ''}${isText ? ' --raw-output' : ''}`;
      const end = isNeeded ? ` || stop ${id} "$answer"` : '';
      return `${snake(name)}=$(jq${options} ${quote(field(keys))} <<< "$answer")${end}`;
    }),
    ...printedAfter(workflow, step).map(({name, from}) => `echo "${name}: $${variable(from, workflow)}"`),
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
  answer=$(curl --silent --show-error --max-time ${timeoutSeconds} --write-out '\\n%{http_code}' "$@") || stop "$step" "curl $?"
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
  const {inputs, steps} = workflow;
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
    `API_URL=\${API_URL:-${quote(serverOf(workflow))}}`,
    ...(plainInputs(workflow).length === 0 ? [] : ['', `# ${texts.values}`]),
    ...plainInputs(workflow).map((input) => `${snake(input.name)}=${valueText(input)}`),
    call,
    ...(encodes ? [encode] : []),
    ...(isAsked ? [ask] : []),
    ...(inputs.length === 0 ? [] : ['']),
    ...neededVariables(workflow).map((name) => `: "\${${name}:?${texts.unset}}"`),
    // Before the first request: within a request, Bash would not notice that a file cannot be read.
    ...inputs
      .filter(({source}) => source === 'file')
      .map(({name, variable: environment = ''}) => `${snake(name)}=$(base64 < "$${environment}" | tr -d '\\n')`),
    ...steps.flatMap((step) => stepLines(step, workflow)),
  ].join('\n');
};
