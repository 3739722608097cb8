import {isMap, isScalar, parseDocument} from 'yaml';
import {operationStub} from './operationStub';
import type {PathsFile, SiteContract, SourceFile} from './Site';
import type {NewOperation} from './Subject';

/** Where the text of a path ends in its file; undefined for a path that is not there. */
function endOfPath(text: string, path: string): number | undefined {
  const {contents} = parseDocument(text);
  const pairs = isMap(contents) ? contents.items : [];
  const pair = pairs.find(({key}) => isScalar(key) && key.value === path);
  return isMap(pair?.value) ? pair.value.range[1] : undefined;
}

function addOperation(neighbours: PathsFile, operation: NewOperation, page: string): SourceFile {
  const {file, text, serversAnchor} = neighbours;
  const stub = operationStub(operation, page, neighbours);
  const end = endOfPath(text, operation.path);
  if (end !== undefined) {
    const [before, after] = [text.slice(0, end).trimEnd(), text.slice(end).trim()];
    return {file, text: `${before}\n${stub}${after === '' ? '' : `\n${after}\n`}`};
  }
  const servers = serversAnchor === undefined ? '' : `  servers: *${serversAnchor}\n`;
  return {file, text: `${text.trimEnd()}\n\n${operation.path}:\n${servers}${stub}`};
}

/** A path as a part of a JSON pointer in a URL. */
const pointer = (path: string): string => path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');

/** Lists a path below the last one of its file. */
function listPath({file, text}: SourceFile, {path, file: name}: NewOperation): SourceFile {
  const lines = text.split('\n');
  const last = lines.map((line) => line.startsWith(`    $ref: paths/${name}.yaml#/`)).lastIndexOf(true);
  if (last < 0) {
    throw new Error(
      `${file}: no path of paths/${name}.yaml is listed, so it is not clear where "${path}" belongs. List the first one by hand.`,
    );
  }
  const entry = [`  ${path}:`, `    $ref: paths/${name}.yaml#/${pointer(path)}`];
  return {file, text: [...lines.slice(0, last + 1), ...entry, ...lines.slice(last + 1)].join('\n')};
}

/**
 * The files of the contract with a new operation in them.
 *
 * @param page - docs id of the operation's page
 * @throws if the contract lists no path of the operation's file
 */
export function contractFiles({index, paths, operations}: SiteContract, operation: NewOperation, page: string) {
  const neighbours = paths.find(({name}) => name === operation.file);
  if (neighbours === undefined) {
    throw new Error(`openapi/paths/${operation.file}.yaml does not exist.`);
  }
  const isListed = operations.some(({path}) => path === operation.path);
  return [addOperation(neighbours, operation, page), ...(isListed ? [] : [listPath(index, operation)])];
}
