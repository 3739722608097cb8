import {isNode, nodesOf, resolveIn} from '../json';

interface SchemaNode {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  example?: unknown;
  default?: unknown;
  minimum?: number;
  items?: SchemaNode;
}

/** What stands for a text whose form the contract gives: ids, digits, addresses, dates. */
const texts: Readonly<Record<string, string>> = {
  id: '64f0c2a91b7e4d0012ab34cd',
  digits: '1',
  email: 'ana.ejemplo@mail.example',
  date: '2025-11-03',
  'date-time': '2025-11-03T14:20:05.000Z',
};

function textOf({format = '', pattern = ''}: SchemaNode): string {
  const form = pattern.includes('0-9a-f') ? 'id' : pattern.startsWith('^\\d') ? 'digits' : format;
  return texts[form] ?? 'text';
}

function exampleOf(given: SchemaNode, document: object): unknown {
  const schema = resolveIn(document, given);
  const known = schema.example ?? schema.default ?? schema.enum?.[0];
  if (known !== undefined) {
    return known;
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return [exampleOf(schema.items ?? {}, document)];
    default:
      return textOf(schema);
  }
}

/**
 * A copy of a document in which every parameter has an example. The Postman converter makes up those that are missing at
 * random, and two builds of one contract would differ.
 *
 * @param document - an OpenAPI document; references into itself are followed
 */
export function withParameterExamples<T extends object>(document: T): T {
  const copy = structuredClone(document);
  for (const node of nodesOf(copy)) {
    const {in: place, name, schema, example} = node;
    if (typeof place === 'string' && typeof name === 'string' && isNode(schema) && example === undefined) {
      Object.assign(node, {example: exampleOf(schema as SchemaNode, copy)});
    }
  }
  return copy;
}
