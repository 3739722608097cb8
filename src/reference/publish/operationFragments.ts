import type {OpenApiDocument} from '../contract/types';
import {isMethod} from '../contract/resolvedDocument';
import {nodesOf, pointerKeys, valueAt} from '../json';

interface PublishedOperation {
  operationId: string;
  tags?: string[];
  security?: object[];
}

/** The components that a node needs, and those that these need. */
function neededComponents(node: unknown, {components = {}}: OpenApiDocument): Record<string, object> {
  const needed: Record<string, Record<string, unknown>> = {};
  const open: unknown[] = [node];
  while (open.length > 0) {
    for (const {$ref} of nodesOf(open.pop())) {
      const [, section = '', name = ''] = typeof $ref === 'string' ? pointerKeys($ref) : [];
      const component = valueAt(components, [section, name]);
      if (needed[section]?.[name] === undefined && component !== undefined) {
        (needed[section] ??= {})[name] = component;
        open.push(component);
      }
    }
  }
  return needed;
}

/**
 * A document for each operation of a contract, with that operation and the components that it needs: small enough to be
 * given to a tool.
 *
 * @returns by operation id
 */
export function operationFragments(document: OpenApiDocument): Map<string, OpenApiDocument> {
  const fragments = new Map<string, OpenApiDocument>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item).filter(([key]) => isMethod(key))) {
      const shared = Object.fromEntries(Object.entries(item).filter(([key]) => !isMethod(key)));
      const pathItem = {...shared, [method]: operation};
      const {operationId, tags = [], security = document.security ?? []} = operation as PublishedOperation;
      const named = new Set(security.flatMap(Object.keys));
      const schemes = Object.entries(document.components?.securitySchemes ?? {}).filter(([name]) => named.has(name));
      const {openapi, info, servers} = document;
      fragments.set(operationId, {
        openapi,
        info,
        servers,
        security: document.security,
        tags: (document.tags ?? []).filter(({name}) => tags.includes(name)),
        paths: {[path]: pathItem},
        components: {
          ...neededComponents(pathItem, document),
          // Named by `security`, without a reference.
          ...(schemes.length === 0 ? {} : {securitySchemes: Object.fromEntries(schemes)}),
        },
      });
    }
  }
  return fragments;
}
