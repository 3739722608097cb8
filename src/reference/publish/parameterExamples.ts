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

function resolve(schema: SchemaNode, document: object): SchemaNode {
  if (schema.$ref === undefined) {
    return schema;
  }
  const found = schema.$ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
  return resolve(found ?? {}, document);
}

function exampleOf(given: SchemaNode, document: object): unknown {
  const schema = resolve(given, document);
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
  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) {
      return node.map(copy);
    }
    if (typeof node !== 'object' || node === null) {
      return node;
    }
    const own = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, copy(value)]));
    const isParameter = typeof own.in === 'string' && typeof own.name === 'string' && own.schema !== undefined;
    return isParameter && own.example === undefined
      ? {...own, example: exampleOf(own.schema as SchemaNode, document)}
      : own;
  };
  return copy(document) as T;
}
