import {doubleQuoted as quote} from '../../samples/quoted';
import type {Criterion} from '../criteria';
import {parseTemplate, type Reference} from '../expressions';
import type {Workflow, WorkflowStep} from '../types';
import {judgement, testLines, withTests, type CallSyntax} from './calls';
import {inBraces, indented, inputOf, snake, stepLines, usedFunctions, type ProgramWriter} from './program';
import {ask, comparisons, read, resume, shared} from './pythonFunctions';

/** The variable that holds what a reference leads to. */
function variable(reference: Reference, workflow: Workflow): string {
  const input = inputOf(workflow, reference);
  const name = input === undefined ? `kept["${reference.name}"]` : snake(reference.name);
  return input?.source === 'token' ? `os.environ["${input.variable ?? ''}"]` : name;
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
    const rows = Object.entries(value).map(([key, item]) => `${quote(key)}: ${literal(item, workflow, inner)}`);
    return inBraces(rows, indent, inner);
  }
  return constants.get(value) ?? JSON.stringify(value);
}

/** Identifiers of the API need no encoding in the path. A text of Python may not hold its own quotes before 3.12. */
function address({operation, parameters}: WorkflowStep, workflow: Workflow): string {
  const filled = parameters
    .filter(({in: place}) => place === 'path')
    .reduce(
      (path, {name, value}) => path.replace(`{${name}}`, `{${literal(value, workflow, '').replaceAll('"', "'")}}`),
      operation.path,
    );
  return `f${quote(`{API_URL}${filled}`)}`;
}

const field = (keys: readonly string[]): string =>
  `at(${keys.map((key) => (/^\d+$/.test(key) ? key : quote(key))).join(', ')})`;

/** What tests a criterion. */
function comparison({operator, value, from}: Criterion, workflow: Workflow): string {
  const wanted = from === undefined ? literal(value, workflow, '') : variable(from, workflow);
  const names = {'==': 'equals', '!=': 'differs', '>': 'above'} as const;
  const name = operator in names ? names[operator as keyof typeof names] : snake(operator);
  return `${name}(${wanted})`;
}

/** The part that is tested; where another field is as good, the value that is wanted. */
function tested({field: keys, value, or}: Criterion, workflow: Workflow): string {
  return or === undefined
    ? field(keys)
    : `${literal(value, workflow, '')} if equals(${literal(or.value, workflow, '')})(${field(or.field)}) else ${field(keys)}`;
}

const syntax: CallSyntax = {
  quote,
  field,
  key: quote,
  tested: (criterion, workflow) => [tested(criterion, workflow), comparison(criterion, workflow)],
  entry: (parts) => `    (${parts.join(', ')}),`,
  options: (options) => options.map(([name, value]) => `, ${name}=${value}`).join(''),
  isUnchecked: 'rows[-1][1] == WORDS["notChecked"]',
  and: 'and',
  or: 'or',
  end: '',
};

function request(step: WorkflowStep, workflow: Workflow): string[] {
  const {id, status, operation, parameters, token, body, retry} = step;
  const sent = (place: 'header' | 'query'): Record<string, unknown> =>
    Object.fromEntries(parameters.filter((parameter) => parameter.in === place).map(({name, value}) => [name, value]));
  const [headers, query] = [sent('header'), sent('query')];
  const call = [
    'call(',
    `    ${quote(id)}, ${quote(operation.method.toUpperCase())}, ${address(step, workflow)},`,
    ...(token === undefined ? [] : [`    token=${variable(token, workflow)},`]),
    ...(Object.keys(headers).length === 0 ? [] : [`    headers=${literal(headers, workflow, '    ')},`]),
    ...(Object.keys(query).length === 0 ? [] : [`    params=${literal(query, workflow, '    ')},`]),
    ...(body === undefined ? [] : [`    json=${literal(body, workflow, '    ')},`]),
    ')',
  ];
  return retry === undefined
    ? call
    : [
        `for _ in range(${retry.limit + 1}):`,
        ...indented(call, '    '),
        ...indented(
          withTests(`if status != ${status} or failing(`, testLines(retry.criteria, workflow, syntax), '):'),
          '    ',
        ),
        '        break',
        `    time.sleep(${retry.after})`,
      ];
}

const writeStep = (step: WorkflowStep, workflow: Workflow): string[] =>
  stepLines(workflow, step, [...request(step, workflow), ...judgement(step, workflow, syntax)], {
    comment: '#',
    indent: '    ',
    ask: ({name, variable: environment = '', description, isSecret}) =>
      `${snake(name)} = ask("${environment}", ${quote(description)}${isSecret ? ', secret=True' : ''})`,
    unlessDone: (id) => [`if is_next("${id}"):`],
  });

/** Python 3 with `requests`. */
export const python: ProgramWriter = (workflow, texts, {server, variables, plain, files, asked, later, ...parts}) => {
  const {id, steps, resumes} = workflow;
  const saved = [...parts.saved].map(([step, names]) => `${quote(step)}: [${names.map(quote).join(', ')}]`);
  const main = [
    ...(variables.length === 0
      ? []
      : [
          `for name in [${variables.map(quote).join(', ')}]:`,
          `    os.environ.get(name) or stop(name, ${quote(texts.unset)})`,
        ]),
    ...files.map(({name, variable: environment = ''}) => `${snake(name)} = read("${environment}")`),
    ...(resumes ? ['resume()'] : saved.length > 0 ? ['FILE.unlink(missing_ok=True)'] : []),
    ...steps.flatMap((step) => writeStep(step, workflow)),
  ];
  const known = comparisons(texts);
  const functions = usedFunctions(main.join('\n'), known);
  const isSecretAsked = asked.some(({isSecret}) => isSecret);
  const imports = [...(isSecretAsked ? ['getpass'] : []), 'json', 'os', 're', 'sys', 'time'];
  return [
    `# ${texts.heading}`,
    ...texts.needs.map((line) => `# ${line}`),
    ...(files.length === 0 ? imports : ['base64', ...imports]).map((name) => `import ${name}`),
    ...(functions.includes(known.fits) ? ['import unicodedata'] : []),
    'from pathlib import Path',
    '',
    'import requests',
    '',
    `API_URL = os.environ.get("API_URL", ${quote(server)})`,
    `FILE = Path(os.environ.get("STATE_FILE", "${id}.json"))`,
    `SAVED = ${inBraces(saved, '', '    ')}`,
    `LATER = [${later.map(quote).join(', ')}]`,
    ...(plain.length === 0 ? [] : ['', `# ${texts.values}`]),
    ...plain.map(({name, value}) => `${snake(name)} = ${literal(value, workflow, '')}`),
    '',
    '',
    'def main():',
    ...indented(main, '    '),
    '',
    '',
    `# ${texts.shared}${shared(texts)}`,
    ...functions,
    ...(files.length > 0 ? [read(texts)] : []),
    ...(resumes ? [resume(texts)] : []),
    ...(asked.length > 0 ? [ask(texts, isSecretAsked)] : []),
    '',
    'main()',
    'end()',
  ]
    .join('\n')
    .replaceAll(/\n{4,}/g, '\n\n\n');
};
