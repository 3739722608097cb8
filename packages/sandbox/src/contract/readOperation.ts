import {below, isNode, locate, valueAt, type Node} from './pointers';
import {readTestValues} from './readTestValues';
import type {Basis, IssuedField, Outcome, PlayedBody, PlayedOperation, PlayedParameter} from './types';

const media = ['content', 'application/json'];

/** Whether what is played is documented, or a preview whose details are assumed. */
function basisOf(...nodes: readonly unknown[]): Basis {
  return nodes.some((node) => isNode(node) && node['x-preview'] === true) ? 'assumed' : 'documented';
}

function readParameters(document: object, pointers: readonly string[]): PlayedParameter[] {
  return pointers.map((at) => {
    const {node, pointer} = locate(document, at);
    const schema = locate(document, below(pointer, 'schema'));
    return {
      name: String(node.name),
      in: node.in as PlayedParameter['in'],
      required: node.required === true,
      schema: schema.pointer,
      example: node.example ?? schema.node.example,
    };
  });
}

const listed = (document: object, pointer: string): string[] => {
  const list = valueAt(
    document,
    pointer
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/')),
  );
  return Array.isArray(list) ? list.map((_, index) => below(pointer, String(index))) : [];
};

function readBody(document: object, pointer: string): PlayedBody {
  const {node, pointer: at} = locate(document, pointer);
  const {node: content, pointer: json} = locate(document, below(at, ...media));
  return {required: node.required === true, schema: below(json, 'schema'), example: content.example};
}

function readOutcomes(document: object, operation: Node, pointer: string): Outcome[] {
  return Object.keys(operation.responses as Node)
    .sort((a, b) => Number(a) - Number(b))
    .flatMap((status): Outcome[] => {
      const {node: response, pointer: at} = locate(document, below(pointer, 'responses', status));
      const content = valueAt(response, media);
      if (!isNode(content)) {
        return [
          {
            name: status,
            status: Number(status),
            summary: String(response.description),
            value: undefined,
            basis: basisOf(response, operation),
          },
        ];
      }
      const schema = content.schema === undefined ? undefined : below(at, ...media, 'schema');
      return Object.keys(content.examples ?? {}).map((name) => {
        const {node: example} = locate(document, below(at, ...media, 'examples', name));
        const basis = basisOf(example, content, response, operation);
        return {name, status: Number(status), summary: String(example.summary), value: example.value, basis, schema};
      });
    });
}

/** The tokens that the answer of an operation carries, as the security schemes say (`x-token.issuedBy`). */
function readIssued(document: object, id: string): IssuedField[] {
  const schemes = valueAt(document, ['components', 'securitySchemes']);
  return Object.entries(isNode(schemes) ? schemes : {}).flatMap(([scheme, node]) => {
    const pointer = valueAt(node, ['x-token', 'issuedBy', id]);
    return typeof pointer === 'string' ? [{scheme, pointer}] : [];
  });
}

/** Base paths of servers: the API may stand below a path, and the sandbox answers with and without it. */
function basePaths(document: object, operation: Node): string[] {
  const servers = (operation.servers ?? valueAt(document, ['servers']) ?? []) as {url: string}[];
  const paths = servers.map(({url}) => (URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : ''));
  return [...new Set(['', ...paths])];
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

/** Name of the first security scheme that an operation asks for. */
function schemeOf(document: object, operation: Node): string | undefined {
  const security = (operation.security ?? valueAt(document, ['security']) ?? []) as object[];
  return Object.keys(security[0] ?? {})[0];
}

/**
 * Reads an operation.
 *
 * @param pointer - where it stands in the document
 */
export function readOperation(document: object, path: string, method: string, pointer: string): PlayedOperation {
  const {node: operation} = locate(document, pointer);
  const id = String(operation.operationId);
  const ofPath = below('/paths', path, 'parameters');
  return {
    id,
    method: method.toUpperCase(),
    path,
    routes: basePaths(document, operation).map((base) => segmentsOf(`${base}${path}`)),
    scheme: schemeOf(document, operation),
    parameters: readParameters(document, [
      ...listed(document, ofPath),
      ...listed(document, below(pointer, 'parameters')),
    ]),
    body: operation.requestBody === undefined ? undefined : readBody(document, below(pointer, 'requestBody')),
    outcomes: readOutcomes(document, operation, pointer),
    testValues: readTestValues(document, pointer),
    emits: (operation['x-emits'] ?? []) as string[],
    issues: readIssued(document, id),
  };
}
