import type {Criterion} from '../criteria';
import {parseTemplate, type Reference} from '../expressions';
import type {Workflow, WorkflowStep} from '../types';
import {ask, call, check, required} from './javascriptFunctions';
import {inputOf} from './names';
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

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The variable that holds what a reference leads to. */
function variable(reference: Reference, workflow: Workflow): string {
  const input = inputOf(workflow, reference);
  return input?.source === 'token' ? `process.env.${input.variable ?? ''}` : reference.name;
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
      return name === code ? `${inner}${name},` : `${inner}${name}: ${code},`;
    });
    return rows.length === 0 ? '{}' : ['{', ...rows, `${indent}}`].join('\n');
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

const strict = {'==': '===', '!=': '!==', '>': '>', '<': '<'} as const;

/** `== null` holds for a field that is missing too. */
const comparison = ({operator, value}: Criterion): string => (value === null ? operator : strict[operator]);

/** A field that is missing is neither greater nor less, and does not pass. */
const met = (criterion: Criterion): string => {
  const {field: keys, value} = criterion;
  return `${field(keys)} ${comparison(criterion)} ${typeof value === 'string' ? quote(value) : JSON.stringify(value)}`;
};

function stepLines(step: WorkflowStep, workflow: Workflow): string[] {
  const {id, number, title, operation, status, parameters, token, body, criteria, retry} = step;
  const headers = parameters.filter(({in: place}) => place === 'header');
  const options = [
    ...(token === undefined ? [] : [`  token: ${variable(token, workflow)},`]),
    ...(headers.length === 0
      ? []
      : [`  headers: ${literal(Object.fromEntries(headers.map(({name, value}) => [name, value])), workflow, '  ')},`]),
    ...(body === undefined ? [] : [`  body: ${literal(body, workflow, '  ')},`]),
  ];
  const head = `answer = await call('${id}', ${status}, '${operation.method.toUpperCase()}', ${address(step, workflow)}`;
  const call = options.length === 0 ? [`${head});`] : [`${head}, {`, ...options, '});'];
  return [
    '',
    `// ${number}. ${title}`,
    ...askedBefore(workflow, step).map(
      ({name, variable: environment = '', description}) =>
        `const ${name} = await ask('${environment}', ${quote(description)});`,
    ),
    ...(retry === undefined
      ? call
      : [
          `for (let retries = 0; retries <= ${retry.limit}; retries += 1) {`,
          ...indented(call, '  '),
          `  if (!(${retry.criteria.map(met).join(' && ')})) {`,
          '    break;',
          '  }',
          `  await new Promise((resolve) => setTimeout(resolve, ${retry.after * 1000}));`,
          '}',
        ]),
    ...criteria.map((criterion) => `check('${id}', ${met(criterion)});`),
    ...usedOutputs(workflow, step).map(({name, field: keys}) =>
      isSentLater(workflow, step, name)
        ? `const ${name} = required('${id}', ${field(keys)});`
        : `const ${name} = ${field(keys)};`,
    ),
    ...printedAfter(workflow, step).map(({name, from}) => `console.log(\`${name}: \${${variable(from, workflow)}}\`);`),
  ];
}

/** Node.js with its own `fetch`, as a module. */
export const javascript: ProgramWriter = (workflow, texts) => {
  const {inputs, steps} = workflow;
  const files = inputs.filter(({source}) => source === 'file');
  const isAsked = inputs.some(({source}) => source === 'terminal');
  const variables = neededVariables(workflow);
  return [
    `// ${texts.heading}`,
    ...(texts.needs === '' ? [] : [`// ${texts.needs}`]),
    ...(files.length === 0 ? [] : [`import {readFileSync} from 'node:fs';`]),
    ...(isAsked ? [`import {createInterface} from 'node:readline/promises';`] : []),
    '',
    `const {API_URL = ${quote(serverOf(workflow))}} = process.env;`,
    ...(plainInputs(workflow).length === 0 ? [] : ['', `// ${texts.values}`]),
    ...plainInputs(workflow).map(({name, value}) => `const ${name} = ${literal(value, workflow, '')};`),
    call,
    check,
    ...(handsOn(workflow) ? [required] : []),
    ...(isAsked ? [ask] : []),
    ...(variables.length === 0
      ? []
      : [
          '',
          `for (const name of [${variables.map(quote).join(', ')}]) {`,
          '  if (!process.env[name]) {',
          `    stop(name, ${quote(texts.unset)});`,
          '  }',
          '}',
        ]),
    ...files.map(
      ({name, variable: environment = ''}) =>
        `const ${name} = readFileSync(process.env.${environment}).toString('base64');`,
    ),
    '',
    'let answer;',
    ...steps.flatMap((step) => stepLines(step, workflow)),
  ].join('\n');
};
