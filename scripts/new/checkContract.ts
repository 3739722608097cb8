import {closest} from '../../src/reference/remark/closest';
import type {Flag} from './questions';
import type {Refusal} from './Refused';
import type {Site} from './Site';
import type {NewOperation, Subject} from './Subject';

/** Refuses a name that is not among those that exist, with the nearest and all of them. */
function checkKnown(flag: Flag, what: string, name: string, known: readonly string[]): Refusal[] {
  if (known.includes(name)) {
    return [];
  }
  const near = closest(name, known);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  return [{flag, message: `There is no ${what} "${name}".${hint} There are: ${known.join(', ')}.`}];
}

function checkCountry({country, file}: NewOperation, {countries, areaTags, contract}: Site): Refusal[] {
  if (country === undefined) {
    return [];
  }
  if (!countries.some(({code}) => code === country)) {
    return [
      {
        flag: 'country',
        message: `"${country}" is not in config/countries.ts. Add it there, with its page in both languages and its flag in static/img/flags/, or give one of: ${countries.map(({code}) => code).join(', ')}.`,
      },
    ];
  }
  const tag = contract.paths.find(({name}) => name === file)?.tags[0];
  return tag === undefined || areaTags.includes(tag)
    ? []
    : [
        {
          flag: 'country',
          message: `The pages of countries have no section for "${tag}", the tag of openapi/paths/${file}.yaml. Leave the country out, or add the tag to config/areas.ts.`,
        },
      ];
}

/** Two paths are one where they differ in the names of their parameters only. */
const shapeOf = (path: string): string => path.replace(/\{\w+\}/g, '{}');

function checkPath({method, path, file}: NewOperation, {contract: {operations}}: Site): Refusal[] {
  const same = operations.filter((operation) => shapeOf(operation.path) === shapeOf(path));
  const described = same.find((operation) => operation.method === method);
  if (described !== undefined) {
    return [
      {
        flag: 'path',
        message: `${method.toUpperCase()} ${described.path} is "${described.operationId}" of openapi/paths/${described.file}.yaml. Give another path or method.`,
      },
    ];
  }
  const [first] = same;
  if (first === undefined) {
    return [];
  }
  return [
    ...(first.path === path
      ? []
      : [{flag: 'path', message: `The contract writes this path ${first.path}. Give it so.`} as const]),
    ...(first.file === file
      ? []
      : [
          {
            flag: 'file',
            message: `${first.path} is described in openapi/paths/${first.file}.yaml. Give "${first.file}".`,
          } as const,
        ]),
  ];
}

function checkOperation(operation: NewOperation, site: Site): Refusal[] {
  const {operations, paths} = site.contract;
  const names = paths.map(({name}) => name);
  const namesake = operations.find(({operationId}) => operationId === operation.operationId);
  return [
    ...(namesake === undefined
      ? []
      : [
          {
            flag: 'operation-id',
            message: `"${namesake.operationId}" is ${namesake.method.toUpperCase()} ${namesake.path} of openapi/paths/${namesake.file}.yaml. Choose another one.`,
          } as const,
        ]),
    ...checkPath(operation, site),
    ...checkKnown('file', 'file of openapi/paths called', operation.file, names),
    ...checkCountry(operation, site),
  ];
}

/** What stands in the way of a subject in the contract: names that are taken, or that do not exist. */
export function checkContract(subject: Subject, site: Site): Refusal[] {
  switch (subject.kind) {
    case 'operation':
      return checkOperation(subject.operation, site);
    case 'object':
      return checkKnown('schema', 'schema', subject.schema, site.contract.schemas);
    case 'guide':
      return [];
  }
}
