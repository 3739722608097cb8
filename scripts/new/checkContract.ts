import {didYouMean} from '../../src/content/closest';
import type {Flag} from './questions';
import type {Site} from './Site';
import type {Refusal, Subject} from './Subject';

/** Refuses a name that is not among those that exist, with the nearest and all of them. */
function checkKnown(flag: Flag, what: string, name: string, known: readonly string[]): Refusal[] {
  const message = `There is no ${what} "${name}".${didYouMean(name, known)} There are: ${known.join(', ')}.`;
  return known.includes(name) ? [] : [{flag, message}];
}

function checkCountry({country, file}: Subject, {countries, areaTags, contract}: Site): Refusal[] {
  const codes = countries.map(({code}) => code);
  if (!codes.includes(country)) {
    const message = `"${country}" is not in config/countries.ts. Add it there, with its page in both languages and its flag in static/img/flags/, or give one of: ${codes.join(', ')}.`;
    return country === '' ? [] : [{flag: 'country', message}];
  }
  const tag = contract.paths.find(({name}) => name === file)?.operations.at(-1)?.tags?.[0];
  const message = `The pages of countries have no section for "${tag ?? ''}", the tag of openapi/paths/${file}.yaml. Leave the country out, or add the tag to config/areas.ts.`;
  return tag === undefined || areaTags.includes(tag) ? [] : [{flag: 'country', message}];
}

/** Two paths are one where they differ in the names of their parameters only. */
const shapeOf = (path: string): string => path.replace(/\{\w+\}/g, '{}');

function checkNames(subject: Subject, {contract: {paths}}: Site): Refusal[] {
  return paths.flatMap(({file, name, operations}) => {
    const same = operations.filter(({path}) => shapeOf(path) === shapeOf(subject.path));
    const namesakes = operations.filter(({operationId}) => operationId === subject['operation-id']);
    const described = same.filter(({method}) => method === subject.method);
    const refusals = namesakes.map(({operationId, method, path}): Refusal => {
      const message = `"${operationId}" is ${method.toUpperCase()} ${path} of ${file}. Choose another one.`;
      return {flag: 'operation-id', message};
    });
    for (const {operationId, method, path} of described) {
      const message = `${method.toUpperCase()} ${path} is "${operationId}" of ${file}. Give another path or method.`;
      refusals.push({flag: 'path', message});
    }
    const [other] = described.length > 0 ? [] : same;
    if (other !== undefined && other.path !== subject.path) {
      refusals.push({flag: 'path', message: `The contract writes this path ${other.path}. Give it so.`});
    }
    if (other !== undefined && name !== subject.file) {
      refusals.push({flag: 'file', message: `${other.path} is described in ${file}. Give "${name}".`});
    }
    return refusals;
  });
}

/** What stands in the way of a subject in the contract: names that are taken, or that do not exist. */
export function checkContract(subject: Subject, site: Site): Refusal[] {
  const {paths, schemas} = site.contract;
  switch (subject.kind) {
    case 'guide':
    case 'country':
    case 'post':
      return [];
    case 'object':
      return checkKnown('schema', 'schema', subject.schema, schemas);
    case 'operation': {
      const files = paths.map(({name}) => name);
      return [
        ...checkNames(subject, site),
        ...checkKnown('file', 'file of openapi/paths called', subject.file, files),
        ...checkCountry(subject, site),
      ];
    }
  }
}
