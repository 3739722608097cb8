import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {parse} from 'yaml';
import {methods} from './questions';
import type {KnownOperation, PathsFile, SiteContract, SourceFile} from './Site';

interface YamlOperation {
  operationId: string;
  tags?: string[];
  responses?: Record<string, {$ref?: string}>;
}

type YamlPathItem = Partial<Record<(typeof methods)[number], YamlOperation>> & {parameters?: {name?: string}[]};

async function readSource(root: string, file: string): Promise<SourceFile> {
  return {file, text: await readFile(path.join(root, file), 'utf8')};
}

/** @throws if the text is no YAML, with file, line and what is wrong */
function parseYaml({file, text}: SourceFile): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}

function operationsOf(items: Readonly<Record<string, YamlPathItem>>) {
  return Object.entries(items).flatMap(([route, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{path: route, method, operation}];
    }),
  );
}

function mostFrequent(values: readonly string[]): string | undefined {
  const count = (value: string): number => values.filter((other) => other === value).length;
  return [...new Set(values)].sort((a, b) => count(b) - count(a))[0];
}

function pathsFile(source: SourceFile, items: Readonly<Record<string, YamlPathItem>>): PathsFile {
  const operations = operationsOf(items).map(({operation}) => operation);
  return {
    ...source,
    name: path.basename(source.file, '.yaml'),
    tags: operations.at(-1)?.tags ?? [],
    unauthorized: mostFrequent(operations.flatMap(({responses}) => responses?.['401']?.$ref ?? [])),
    serversAnchor: /^ {2}servers: &(\w+)$/m.exec(source.text)?.[1],
    pathParameters: Object.fromEntries(
      Object.entries(items).map(([route, {parameters = []}]) => [route, parameters.flatMap(({name}) => name ?? [])]),
    ),
  };
}

/**
 * Reads what the contract has, without checking it: `npm run check` does that.
 *
 * @param root - the site's folder
 * @throws if a file is no YAML, with its line
 */
export async function readContract(root: string): Promise<SiteContract> {
  const index = await readSource(root, 'openapi/openapi.yaml');
  const {components} = parseYaml(index) as {components?: {schemas?: object}};
  const files = globSync('openapi/paths/*.yaml', {cwd: root}).sort();
  const paths: PathsFile[] = [];
  const operations: KnownOperation[] = [];
  for (const source of await Promise.all(files.map((file) => readSource(root, file)))) {
    const items = parseYaml(source) as Record<string, YamlPathItem>;
    const own = pathsFile(source, items);
    paths.push(own);
    operations.push(
      ...operationsOf(items).map(({operation: {operationId}, ...place}) => ({...place, operationId, file: own.name})),
    );
  }
  return {index, paths, operations, schemas: Object.keys(components?.schemas ?? {})};
}
