import {singleQuoted as quote} from '../../samples/quoted';
import type {Criterion} from '../criteria';
import {parseTemplate, type Reference} from '../expressions';
import type {Workflow, WorkflowStep} from '../types';
import {judgement, testLines, withTests, type CallSyntax} from './calls';
import {ask, comparisons, read, resume, shared} from './javascriptFunctions';
import {inBraces, indented, inputOf, stepLines, usedFunctions, type ProgramWriter} from './program';

/** The variable that holds what a reference leads to. */
function variable(reference: Reference, workflow: Workflow): string {
  const input = inputOf(workflow, reference);
  const name = input === undefined ? `kept.${reference.name}` : reference.name;
  return input?.source === 'token' ? `process.env.${input.variable ?? ''}` : name;
}

/** A JSON value with its expressions as JavaScript. */
function literal(value: unknown, workflow: Workflow, indent: string): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') {
    const template = parseTemplate(value);
    const [first] = template;
    if (template.length === 1 && typeof first === 'object') {
      return variable(first, workflow);
    }
    return template.every((part) => typeof part === 'string')
      ? quote(value)
      : `\`${template.map((part) => (typeof part === 'string' ? part : `\${${variable(part, workflow)}}`)).join('')}\``;
  }
  if (Array.isArray(value)) {
    return `[${value.map((item) => literal(item, workflow, indent)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).map(([key, item]) => {
      const code = literal(item, workflow, inner);
      const name = /^[A-Za-z_]\w*$/.test(key) ? key : quote(key);
      return name === code ? name : `${name}: ${code}`;
    });
    return inBraces(rows, indent, inner);
  }
  return JSON.stringify(value);
}

/** Identifiers of the API need no encoding in the path; what stands in the query does. */
function address({operation, parameters}: WorkflowStep, workflow: Workflow): string {
  const filled = parameters
    .filter(({in: place}) => place === 'path')
    .reduce((path, {name, value}) => path.replace(`{${name}}`, `\${${literal(value, workflow, '')}}`), operation.path);
  const query = parameters
    .filter(({in: place}) => place === 'query')
    .flatMap(({name, value}) =>
      [value].flat().map((item) => {
        const code = literal(item, workflow, '');
        const isText = typeof item === 'string' && !item.startsWith('$');
        return `${encodeURIComponent(name)}=${isText ? encodeURIComponent(item) : `\${encodeURIComponent(${code})}`}`;
      }),
    )
    .join('&');
  return `\`\${API_URL}${filled}${query === '' ? '' : `?${query}`}\``;
}

const field = (keys: readonly string[]): string =>
  `answer${keys.map((key) => (/^[A-Za-z_]\w*$/.test(key) ? `?.${key}` : `?.[${/^\d+$/.test(key) ? key : quote(key)}]`)).join('')}`;

/** What tests a criterion. */
function comparison({operator, value, from}: Criterion, workflow: Workflow): string {
  const wanted = from === undefined ? literal(value, workflow, '') : variable(from, workflow);
  const names = {'==': 'equals', '!=': 'differs', '>': 'above'} as const;
  return operator === 'matches'
    ? `matches(/${String(value).replaceAll('/', '\\/')}/)`
    : `${operator in names ? names[operator as keyof typeof names] : operator}(${wanted})`;
}

/** The part that is tested; where another field is as good, the value that is wanted. */
function tested({field: keys, value, or}: Criterion, workflow: Workflow): string {
  return or === undefined
    ? field(keys)
    : `${field(or.field)} === ${literal(or.value, workflow, '')} ? ${literal(value, workflow, '')} : ${field(keys)}`;
}

const syntax: CallSyntax = {
  quote,
  field,
  key: (name) => name,
  tested: (criterion, workflow) => [tested(criterion, workflow), comparison(criterion, workflow)],
  entry: (parts) => `  [${parts.join(', ')}],`,
  options: (options) =>
    options.length === 0 ? '' : `, {${options.map(([name, value]) => `${name}: ${value}`).join(', ')}}`,
  isUnchecked: 'rows.at(-1)[1] === words.notChecked',
  and: '&&',
  or: '||',
  end: ';',
};

function request(step: WorkflowStep, workflow: Workflow): string[] {
  const {id, status, operation, parameters, token, body, retry} = step;
  const headers = parameters.filter(({in: place}) => place === 'header');
  const options = [
    ...(token === undefined ? [] : [`  token: ${variable(token, workflow)},`]),
    ...(headers.length === 0
      ? []
      : [`  headers: ${literal(Object.fromEntries(headers.map(({name, value}) => [name, value])), workflow, '  ')},`]),
    ...(body === undefined ? [] : [`  body: ${literal(body, workflow, '  ')},`]),
  ];
  const head = `await call('${id}', '${operation.method.toUpperCase()}', ${address(step, workflow)}`;
  const [only = ''] = options;
  const call =
    options.length < 2 && !only.includes('\n')
      ? [`${head}${only === '' ? '' : `, {${only.trim().slice(0, -1)}}`});`]
      : [`${head}, {`, ...options, '});'];
  return retry === undefined
    ? call
    : [
        `for (let turns = 0; turns <= ${retry.limit}; turns += 1) {`,
        ...indented(call, '  '),
        ...indented(
          withTests(
            `if (status !== ${status} || failing(`,
            testLines(retry.criteria, workflow, syntax),
            ').length > 0) {',
          ),
          '  ',
        ),
        '    break;',
        '  }',
        `  await sleep(${retry.after});`,
        '}',
      ];
}

const writeStep = (step: WorkflowStep, workflow: Workflow): string[] =>
  stepLines(workflow, step, [...request(step, workflow), ...judgement(step, workflow, syntax)], {
    comment: '//',
    indent: '  ',
    ask: ({name, variable: environment = '', description, isSecret}) =>
      `const ${name} = await ask('${environment}', ${quote(description)}${isSecret ? ', true' : ''});`,
    unlessDone: (id) => [`if (isNext('${id}')) {`, '}'],
  });

/** Node.js with its own `fetch`, as a module. */
export const javascript: ProgramWriter = (
  workflow,
  texts,
  {server, variables, plain, files, asked, later, ...parts},
) => {
  const {id, steps, resumes} = workflow;
  const saved = [...parts.saved].map(
    ([step, names]) => `${/^\w+$/.test(step) ? step : quote(step)}: [${names.map(quote).join(', ')}]`,
  );
  const main = [
    ...(variables.length === 0
      ? []
      : [
          `for (const name of [${variables.map(quote).join(', ')}]) {`,
          `  process.env[name] || stop(name, ${quote(texts.unset)});`,
          '}',
        ]),
    ...files.map(({name, variable: environment = ''}) => `const ${name} = read('${environment}');`),
    ...(resumes ? ['resume();'] : saved.length > 0 ? ['rmSync(file, {force: true});'] : []),
    ...steps.flatMap((step) => writeStep(step, workflow)),
  ];
  const code = main.join('\n');
  const isAsked = asked.length > 0;
  const fromFiles = [
    ...(resumes ? ['existsSync'] : []),
    ...(files.length === 0 && !resumes ? [] : ['readFileSync']),
    ...(resumes || saved.length === 0 ? [] : ['rmSync']),
    'writeFileSync',
  ];
  return [
    `// ${texts.heading}`,
    ...texts.needs.map((line) => `// ${line}`),
    `import {${fromFiles.join(', ')}} from 'node:fs';`,
    ...(isAsked ? [`import {createInterface} from 'node:readline/promises';`] : []),
    '',
    `const {API_URL = ${quote(server)}, STATE_FILE: file = '${id}.json'} = process.env;`,
    `const saved = ${inBraces(saved, '', '  ')};`,
    `const later = [${later.map(quote).join(', ')}];`,
    ...(plain.length === 0 ? [] : ['', `// ${texts.values}`]),
    ...plain.map(({name, value}) => `const ${name} = ${literal(value, workflow, '')};`),
    '',
    'async function main() {',
    ...indented(main, '  '),
    '}',
    '',
    `// ${texts.shared}`,
    ...usedFunctions(code, comparisons(texts)),
    shared(texts),
    ...(files.length > 0 ? [read(texts)] : []),
    ...(resumes ? [resume(texts)] : []),
    ...(isAsked ? [ask(texts)] : []),
    '',
    'await main();',
    'end();',
  ].join('\n');
};
