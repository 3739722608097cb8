import type {Criterion} from '../criteria';
import {parseTemplate, type Reference} from '../expressions';
import type {Workflow, WorkflowStep} from '../types';
import {inputOf, snake} from './names';
import {
  askedBefore,
  handsOn,
  indented,
  isSentLater,
  neededVariables,
  plainInputs,
  printedAfter,
  serverOf,
  usedOutputs,
  type ProgramWriter,
} from './program';
import {at, call, required} from './pythonFunctions';

/** JSON's escapes are Python's too. */
const quote = (text: string): string => JSON.stringify(text);

/** The variable that holds what a reference leads to. */
function variable(reference: Reference, workflow: Workflow): string {
  const input = inputOf(workflow, reference);
  return input?.source === 'token' ? `os.environ["${input.variable ?? ''}"]` : snake(reference.name);
}

const constants = new Map<unknown, string>([
  [null, 'None'],
  [true, 'True'],
  [false, 'False'],
]);

/** A JSON value with its expressions as Python. */
function literal(value: unknown, workflow: Workflow, indent: string): string {
  const inner = `${indent}    `;
  if (typeof value === 'string') {
    const template = parseTemplate(value);
    const [first] = template;
    if (template.length === 1 && typeof first === 'object') {
      return variable(first, workflow);
    }
    return template.every((part) => typeof part === 'string')
      ? quote(value)
      : template
          .map((part) => (typeof part === 'string' ? quote(part) : `str(${variable(part, workflow)})`))
          .join(' + ');
  }
  if (Array.isArray(value)) {
    return `[${value.map((item) => literal(item, workflow, indent)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).map(
      ([key, item]) => `${inner}${quote(key)}: ${literal(item, workflow, inner)},`,
    );
    return rows.length === 0 ? '{}' : ['{', ...rows, `${indent}}`].join('\n');
  }
  return constants.get(value) ?? JSON.stringify(value);
}

/** Identifiers of the API need no encoding in the path. */
function address({operation, parameters}: WorkflowStep, workflow: Workflow): string {
  const filled = parameters
    .filter(({in: place}) => place === 'path')
    .reduce((path, {name, value}) => path.replace(`{${name}}`, `{${literal(value, workflow, '')}}`), operation.path);
  return `f${quote(`{API_URL}${filled}`)}`;
}

const keyList = (keys: readonly string[]): string[] => keys.map((key) => (/^\d+$/.test(key) ? key : quote(key)));

/** Stands for a comparison that is not met; of constants Python compares the identity. */
const unmet = ({field, operator, value}: Criterion): string => {
  const left = `at(answer, ${keyList(field).join(', ')})`;
  const opposites = constants.has(value) ? {'==': 'is not', '!=': 'is'} : {'==': '!=', '!=': '=='};
  const right = constants.get(value) ?? JSON.stringify(value);
  return operator === '==' || operator === '!='
    ? `${left} ${opposites[operator]} ${right}`
    : `not (${left} or 0) ${operator} ${right}`;
};

function stepLines(step: WorkflowStep, workflow: Workflow): string[] {
  const {id, number, title, operation, status, parameters, token, body, criteria, retry} = step;
  const sent = (place: 'header' | 'query'): Record<string, unknown> =>
    Object.fromEntries(parameters.filter((parameter) => parameter.in === place).map(({name, value}) => [name, value]));
  const [headers, query] = [sent('header'), sent('query')];
  const call = [
    'answer = call(',
    `    ${quote(id)}, ${status}, ${quote(operation.method.toUpperCase())}, ${address(step, workflow)},`,
    ...(token === undefined ? [] : [`    token=${variable(token, workflow)},`]),
    ...(Object.keys(headers).length === 0 ? [] : [`    headers=${literal(headers, workflow, '    ')},`]),
    ...(Object.keys(query).length === 0 ? [] : [`    params=${literal(query, workflow, '    ')},`]),
    ...(body === undefined ? [] : [`    json=${literal(body, workflow, '    ')},`]),
    ')',
  ];
  return [
    '',
    `# ${number}. ${title}`,
    ...askedBefore(workflow, step).map(
      ({name, variable: environment = '', description}) =>
        `${snake(name)} = os.environ.get("${environment}") or input(${quote(`${description}: `)}).strip()`,
    ),
    ...(retry === undefined
      ? call
      : [
          `for _ in range(${retry.limit + 1}):`,
          ...indented(call, '    '),
          `    if ${retry.criteria.map(unmet).join(' or ')}:`,
          '        break',
          `    time.sleep(${retry.after})`,
        ]),
    ...criteria.flatMap((criterion) => [
      `if ${unmet(criterion)}:`,
      `    raise SystemExit(f"${id}: {json.dumps(answer)}")`,
    ]),
    ...usedOutputs(workflow, step).map(({name, field: keys}) => {
      const read = isSentLater(workflow, step, name) ? `required(${quote(id)}, ` : 'at(';
      return `${snake(name)} = ${read}answer, ${keyList(keys).join(', ')})`;
    }),
    ...printedAfter(workflow, step).map(({name, from}) => `print("${name}:", ${variable(from, workflow)})`),
  ];
}

/** Python 3 with `requests`. */
export const python: ProgramWriter = (workflow, texts) => {
  const {inputs, steps} = workflow;
  const files = inputs.filter(({source}) => source === 'file');
  const variables = neededVariables(workflow);
  const decides = steps.some(({criteria}) => criteria.length > 0);
  const isHandedOn = handsOn(workflow);
  const reads = decides || steps.some((step) => usedOutputs(workflow, step).length > 0);
  return [
    `# ${texts.heading}`,
    ...(texts.needs === '' ? [] : [`# ${texts.needs}`]),
    ...(files.length === 0 ? [] : ['import base64']),
    ...(decides || isHandedOn ? ['import json'] : []),
    'import os',
    ...(steps.some(({retry}) => retry !== undefined) ? ['import time'] : []),
    ...(files.length === 0 ? [] : ['from pathlib import Path']),
    '',
    'import requests',
    '',
    `API_URL = os.environ.get("API_URL", ${quote(serverOf(workflow))})`,
    ...(plainInputs(workflow).length === 0 ? [] : ['', `# ${texts.values}`]),
    ...plainInputs(workflow).map(({name, value}) => `${snake(name)} = ${literal(value, workflow, '')}`),
    call,
    ...(reads ? [at] : []),
    ...(isHandedOn ? [required] : []),
    // Two empty lines end the functions; each step begins with one of its own.
    '',
    ...(variables.length === 0
      ? []
      : [
          '',
          `for name in [${variables.map(quote).join(', ')}]:`,
          '    if not os.environ.get(name):',
          `        raise SystemExit(f"{name}: ${texts.unset}")`,
        ]),
    ...files.map(
      ({name, variable: environment = ''}) =>
        `${snake(name)} = base64.b64encode(Path(os.environ["${environment}"]).read_bytes()).decode()`,
    ),
    ...steps.flatMap((step) => stepLines(step, workflow)),
  ].join('\n');
};
