import type {OpenApiDocument} from '../contract/bundleContract';
import {isMethod} from '../contract/operations';
import {isNode, resolveIn} from '../json';

interface SchemaNode {
  $ref?: string;
  description?: string;
  example?: unknown;
  enum?: unknown[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  allOf?: SchemaNode[];
}

interface Media {
  schema?: SchemaNode;
  examples?: Record<string, {$ref?: string; value?: unknown}>;
}

/** A body and the schema that it has. */
export interface Body {
  /** Method and path, or the name of the event, with the status of the answer. */
  place: string;
  schema: SchemaNode;
  /** All examples of it. */
  values: unknown[];
}

function bodyOf(document: OpenApiDocument, place: string, holder: {content?: Record<string, Media>}): Body[] {
  const {schema, examples = {}} = holder.content?.['application/json'] ?? {};
  const values = Object.values(examples).map((example) => resolveIn(document, example).value);
  return schema === undefined ? [] : [{place, schema, values}];
}

/** What the API sends: the bodies of all answers, and of all events. */
export function sentBodies(document: OpenApiDocument): Body[] {
  type Holder = {$ref?: string; content?: Record<string, Media>};
  type Operation = {requestBody?: Holder; responses?: Record<string, Holder>};
  const {webhooks = {}} = document as {webhooks?: Record<string, {$ref?: string; post?: Operation}>};
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => isMethod(method))
      .map(([method, operation]) => ({place: `${method} ${path}`, ...(operation as Operation)})),
  );
  return [
    ...operations.flatMap(({place, responses = {}}) =>
      Object.entries(responses).flatMap(([status, answer]) =>
        bodyOf(document, `${place} ${status}`, resolveIn(document, answer)),
      ),
    ),
    ...Object.entries(webhooks).flatMap(([name, item]) =>
      bodyOf(document, name, resolveIn(document, item).post?.requestBody ?? {}),
    ),
  ];
}

/** Of what is no object, there is nothing at a key. */
const inside = (values: readonly unknown[], key: string): unknown[] =>
  values.flatMap((value) => (isNode(value) && key in value ? [value[key]] : []));

/** A list of texts or numbers holds no fields: what is said of it is said of its items. */
function holdsFields(document: OpenApiDocument, given: SchemaNode): boolean {
  const {properties = {}, items, allOf = []} = resolveIn(document, given);
  return (
    Object.keys(properties).length > 0 || allOf.length > 0 || (items !== undefined && holdsFields(document, items))
  );
}

/**
 * Goes through all fields of a schema that hold no others, with the values that they have in examples.
 *
 * @param visit - gets the field, without a reference, its path, and its values
 */
export function visitLeaves(
  document: OpenApiDocument,
  {schema, values}: Pick<Body, 'schema' | 'values'>,
  visit: (leaf: SchemaNode, path: string, values: readonly unknown[]) => void,
  path = '',
): void {
  const node = resolveIn(document, schema);
  const {properties = {}, items, allOf = []} = node;
  const known = node.example === undefined ? values : [...values, node.example];
  if (!holdsFields(document, node)) {
    visit(node, path, known);
    return;
  }
  for (const [key, property] of Object.entries(properties)) {
    visitLeaves(document, {schema: property, values: inside(known, key)}, visit, path === '' ? key : `${path}.${key}`);
  }
  for (const part of allOf) {
    visitLeaves(document, {schema: part, values: [...known]}, visit, path);
  }
  if (items !== undefined) {
    visitLeaves(document, {schema: items, values: known.flat(1)}, visit, `${path}[]`);
  }
}

/**
 * A copy of a document in which each field of an answer that has neither a text nor an example gets the first value that it
 * has in an example of an answer, as pages show it.
 */
export function withLeafExamples(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const body of sentBodies(copy)) {
    visitLeaves(copy, body, (leaf, _path, values) => {
      const [value = leaf.enum?.[0]] = [...values.filter((known) => known !== null), ...values];
      if (leaf.description === undefined && leaf.example === undefined && value !== undefined) {
        leaf.example = value;
      }
    });
  }
  return copy;
}
