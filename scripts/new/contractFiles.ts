import {isMap, parseDocument, type YAMLMap} from 'yaml';
import type {Source} from '../../src/content/sources';
import type {Subject} from './answers';
import {fillTemplate} from './fillTemplate';
import type {KnownOperation, Site} from './readSite';

/** The reference that most operations have for the answer of a status; empty where none is shared. */
function sharedAnswer(status: string, neighbours: readonly KnownOperation[]): string {
  const refs = neighbours.flatMap(({responses}) => responses?.[status]?.$ref ?? []);
  const count = (ref: string): number => refs.filter((other) => other === ref).length;
  return refs.sort((a, b) => count(b) - count(a))[0] ?? '';
}

/** An operation as it stands below its path, valid as it is, with a marker wherever a person has to write. */
function operationStub(subject: Subject, neighbours: readonly KnownOperation[]): string {
  const hasBody = ['post', 'put', 'patch'].includes(subject.method);
  const inPath = [...subject.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known = neighbours.find(({path}) => path === subject.path)?.pathParameters ?? [];
  const parameters = inPath
    .filter((name) => !known.includes(name))
    .map((name) => fillTemplate('path-parameter.yaml', {name}));
  // An operation without a body and parameters in its path needs one in its query.
  if (inPath.length === 0 && !hasBody) {
    parameters.push(fillTemplate('query-parameter.yaml', {}));
  }
  return fillTemplate('operation.yaml', {
    ...subject,
    tags: neighbours.at(-1)?.tags?.join(', ') ?? '',
    parameters: parameters.length === 0 ? '' : `parameters:\n${parameters.join('')}`,
    body: hasBody ? fillTemplate('request-body.yaml', {}) : '',
    ...Object.fromEntries(
      ['401', '403', '404', '409', '500'].map((status) => [status, sharedAnswer(status, neighbours)]),
    ),
  });
}

/** Writers lay the contract out by hand, so what is there stays as it is: the new text is inserted. */
function addOperation({file, text}: Source, path: string, stub: string): Source {
  const item = (parseDocument(text).contents as YAMLMap | null)?.get(path, true);
  if (isMap(item) && item.range) {
    const [before, after] = [text.slice(0, item.range[1]).trimEnd(), text.slice(item.range[1]).trim()];
    return {file, text: `${before}\n${stub}${after === '' ? '' : `\n${after}\n`}`};
  }
  const [, anchor] = /^ {2}servers: &(\w+)$/m.exec(text) ?? [];
  const servers = anchor === undefined ? '' : `  servers: *${anchor}\n`;
  return {file, text: `${text.trimEnd()}\n\n${path}:\n${servers}${stub}`};
}

/** Lists a path below the last one of its file. */
function listPath({file, text}: Source, {path, file: name}: Subject): Source {
  const lines = text.split('\n');
  const last = lines.map((line) => line.startsWith(`    $ref: paths/${name}.yaml#/`)).lastIndexOf(true);
  if (last < 0) {
    throw new Error(
      `${file}: no path of paths/${name}.yaml is listed, so it is not clear where "${path}" belongs. List the first one by hand.`,
    );
  }
  // A path as a part of a JSON pointer in a URL.
  const pointer = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
  lines.splice(last + 1, 0, `  ${path}:`, `    $ref: paths/${name}.yaml#/${pointer}`);
  return {file, text: lines.join('\n')};
}

/**
 * The files of the contract with a new operation in them.
 *
 * @param subject - whose file of openapi/paths exists
 * @throws if the contract lists no path of that file
 */
export function contractFiles(subject: Subject, {index, operations, pathsFiles}: Site): Source[] {
  const neighbours = operations.filter(({name}) => name === subject.file);
  const isListed = neighbours.some(({path}) => path === subject.path);
  const file = pathsFiles[subject.file] as Source;
  return [
    addOperation(file, subject.path, operationStub(subject, neighbours)),
    ...(isListed ? [] : [listPath(index, subject)]),
  ];
}
