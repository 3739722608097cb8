import {fieldIds, fieldTree, flatFields, inReadingOrder, type FieldNode} from './fields';
import type {Schema} from './schema';
import type {Operation} from './types';

/** A field of an operation or an object, and the id of its row on a page. */
export interface FieldAddress {
  id: string;
  field: FieldNode;
}

/** What the ids of an operation's rows begin with, where several operations stand on a page. */
export const sharedPrefix = (id: string): string => `${kebab(id)}-`;

/** `checkIdentityPeru` → `check-identity-peru`, as ids of sections are written. */
export function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/**
 * The rows of an operation's fields: parameters, body, answer.
 *
 * @param prefix - what the ids begin with, before `parameter`, `body` or `response`
 */
export function fieldAddresses({parameters, requestBody, success}: Operation, prefix: string): FieldAddress[] {
  const lists: [string, readonly FieldNode[]][] = [
    ['parameter', inReadingOrder(parameters).map((parameter) => ({...parameter, children: []}))],
    ['body', requestBody === undefined ? [] : fieldTree(requestBody.schema, true, requestBody.example)],
    ['response', success.schema === undefined ? [] : fieldTree(success.schema, false, success.outcomes[0]?.value)],
  ];
  return lists.flatMap(([part, nodes]) => {
    const idOf = fieldIds(`${prefix}${part}`);
    return flatFields(nodes).map((field) => ({id: idOf(field.name), field}));
  });
}

/** What the ids of an object's rows begin with. */
export const attributePrefix = 'attribute';

/** The rows of an object's attributes. */
export function attributeAddresses(schema: Schema): FieldAddress[] {
  const idOf = fieldIds(attributePrefix);
  return flatFields(fieldTree(schema, false, schema.example)).map((field) => ({id: idOf(field.name), field}));
}
