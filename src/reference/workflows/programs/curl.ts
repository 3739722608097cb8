import {shellQuoted as quote} from '../../samples/quoted';
import type {Criterion} from '../criteria';
import {parseTemplate, referencesOf} from '../expressions';
import {fieldName} from '../report';
import type {Workflow, WorkflowInput, WorkflowStep} from '../types';
import {ask, comparisons, encode, readFile, resume, shared} from './curlFunctions';
import {bodyLines, shellValue} from './jq';
import {
  indented,
  isNeededLater,
  keepsMatch,
  keptOutputs,
  snake,
  stepLines,
  usedFunctions,
  type ProgramWriter,
} from './program';

/** A value in a text of the shell with double quotes. */
function shellText(value: unknown, workflow: Workflow): string {
  return parseTemplate(String(value))
    .map((part) => (typeof part === 'string' ? part.replaceAll(/["$`\\]/g, '\\$&') : shellValue(part, workflow)))
    .join('');
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
  return `"$API_URL${filled}${query === '' ? '' : `?${query}`}"`;
}

const field = (keys: readonly string[]): string =>
  keys
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `.${JSON.stringify(key)}`))
    .join('');

/** What tests a criterion: a filter of jq, in quotes of the shell. */
function comparison({operator, value, from}: Criterion, workflow: Workflow): string {
  switch (operator) {
    case '==':
    case '!=':
      if (from !== undefined) {
        return `"$(call_of '. ${operator}' "${shellValue(from, workflow)}")"`;
      }
      return quote(`. ${operator} ${JSON.stringify(value)}`);
    // jq puts every text above every number: a score that comes as a text must not pass.
    case '>':
      return quote(`type == "number" and . ${operator} ${JSON.stringify(value)}`);
    case 'atMost':
      return quote(`type == "array" and length <= ${JSON.stringify(value)}`);
    case 'matches':
      return quote(`type == "string" and test(${JSON.stringify(value)})`);
    default: {
      const typed = from === undefined ? shellText(value, workflow) : shellValue(from, workflow);
      return `"$(call_of ${snake(operator)} "${typed}")"`;
    }
  }
}

/** The part that is tested; where another field is as good, the value that is wanted. */
const tested = ({field: keys, value, or}: Criterion): string =>
  or === undefined
    ? field(keys)
    : `if ${field(or.field)} == ${JSON.stringify(or.value)} then ${JSON.stringify(value)} else ${field(keys)} end`;

/** Criteria, four arguments each: name, place, test, and the result where it is not met. */
function tests(criteria: readonly Criterion[], workflow: Workflow): string[] {
  return criteria.map(
    (criterion) =>
      ` \\\n  ${fieldName(criterion)} ${quote(tested(criterion))} ${comparison(criterion, workflow)} ${criterion.otherwise}`,
  );
}

function judgement(step: WorkflowStep, workflow: Workflow): string[] {
  const {id, status, criteria, report, goesOn} = step;
  const lines = tests(criteria, workflow).join('');
  const keep = keeping(step, workflow);
  if (report === undefined) {
    return [`expect ${id} ${status}${lines}`, ...keep];
  }
  const call = `report ${id} ${status} ${report.as} ${quote(report.correct.join(' '))} ${quote(report.review.join(' '))}${lines}`;
  if (keepsMatch(step, workflow)) {
    const isUnchecked = `[ "$(jq --raw-output '.[-1][1]' <<< "$rows")" = "$(word notChecked)" ]`;
    return [`${call} || true`, `${isUnchecked} || ${keep.join('\n')}`];
  }
  if (goesOn) {
    return keep.length === 0 ? [`${call} || true`] : [`if ${call}; then`, ...indented(keep, '  '), 'fi'];
  }
  return [`${call} || end`, ...keep];
}

/** Keeps what the answer gives; where a second run goes on, also that the step is done. */
function keeping(step: WorkflowStep, workflow: Workflow): string[] {
  const outputs = keptOutputs(workflow, step);
  const parts = outputs.map(({name, field: keys}) => {
    const shown = isNeededLater(workflow, step, name) ? name : quote(`${name}?`);
    return ` \\\n  ${shown} ${quote(field(keys))}`;
  });
  return outputs.length === 0 && !workflow.resumes ? [] : [`keep ${step.id}${parts.join('')}`];
}

function request(step: WorkflowStep, workflow: Workflow): string[] {
  const {id, status, operation, parameters, token, retry} = step;
  const headers = parameters
    .filter(({in: place}) => place === 'header')
    .map(({name, value}) => ` --header "${name}: ${shellText(value, workflow)}"`);
  const call = [
    ...(step.body === undefined ? [] : bodyLines(step.body, workflow)),
    `call ${id} ${operation.method.toUpperCase()} ${address(step, workflow)} ${
      token === undefined ? "''" : `"${shellValue(token, workflow)}"`
    }${headers.join('')}`,
  ];
  return retry === undefined
    ? call
    : [
        `for ((turns = 0; turns <= ${retry.limit}; turns++)); do`,
        ...indented(
          [
            ...call,
            `[ "$status" = ${status} ] && [ -z "$(failing${tests(retry.criteria, workflow).join('')})" ] || break`,
            `sleep ${retry.after}`,
          ],
          '  ',
        ),
        'done',
      ];
}

const writeStep = (step: WorkflowStep, workflow: Workflow): string[] =>
  stepLines(workflow, step, [...request(step, workflow), ...judgement(step, workflow)], {
    comment: '#',
    indent: '  ',
    ask: ({name, variable: environment = '', description, isSecret}) =>
      `${snake(name)}=$(ask ${environment} ${quote(description)}${isSecret ? ' -s' : ''}) || end 1`,
    unlessDone: (id) => [`if is_next ${id}; then`, 'fi'],
  });

const valueText = ({value}: WorkflowInput): string => quote(typeof value === 'string' ? value : JSON.stringify(value));

/** Bash with cURL and jq. */
export const curl: ProgramWriter = (workflow, texts, parts) => {
  const {id, steps, resumes} = workflow;
  const {server, variables, plain, files, asked, saved} = parts;
  const encodes = steps.some(({parameters}) =>
    parameters.some(({in: place, value}) => place === 'query' && referencesOf(value).length > 0),
  );
  const main = [
    ...variables.map((name) => `[ -n "\${${name}:-}" ] || stop ${name} ${quote(texts.unset)}`),
    ...files.map(({name, variable: environment = ''}) => `${snake(name)}=$(read_file ${environment}) || end 1`),
    ...(resumes ? ['resume "$@"'] : saved.size > 0 ? ['rm -f "$file"'] : []),
    ...steps.flatMap((step) => writeStep(step, workflow)),
  ];
  return [
    '#!/usr/bin/env bash',
    `# ${texts.heading}`,
    ...texts.needs.map((line) => `# ${line}`),
    'set -euo pipefail',
    `API_URL=\${API_URL:-${quote(server)}}`,
    `file=\${STATE_FILE:-${id}.json}`,
    ...(plain.length === 0 ? [] : ['', `# ${texts.values}`]),
    ...plain.map((input) => `${snake(input.name)}=${valueText(input)}`),
    '',
    'main() {',
    ...indented(main, '  '),
    '}',
    '',
    `# ${texts.shared}`,
    shared(texts, parts, usedFunctions(main.join('\n').replaceAll(/call_of (\w+)/g, '$1('), comparisons(texts))),
    ...(encodes ? [encode] : []),
    ...(files.length > 0 ? [readFile(texts)] : []),
    ...(resumes ? [resume(texts)] : []),
    ...(asked.length > 0 ? [ask(texts)] : []),
    '',
    'main "$@"',
    'end',
  ].join('\n');
};
