import {errorKey} from '../../../src/reference/contract/errorKey';
import {fieldTree, flatFields, type Field} from '../../../src/reference/contract/fields';
import type {Operation, SuccessAnswer, Token} from '../../../src/reference/contract/types';
import type {Shelf} from './Library';
import {requestOf} from './operationOf';

/** A parameter or field, without the keys that say nothing of it: JSON leaves out what is undefined. */
function fieldFacts({name, schema, required, description, example}: Field) {
  const {type, format, pattern, minLength, maxLength, minimum, maximum, enum: allowed, deprecated} = schema;
  const limits = {format, pattern, minLength, maxLength, minimum, maximum};
  return {
    name,
    type,
    required,
    description: description ?? schema.description,
    allowed,
    meanings: schema['x-enum-descriptions'],
    limits: Object.values(limits).every((limit) => limit === undefined) ? undefined : limits,
    deprecated,
    default: schema.default,
    example,
  };
}

const withoutExample = (field: Field) => fieldFacts({...field, example: undefined});

/** Where a token comes from: the operations whose answers hold it, and the field in each. */
function tokenFacts(shelf: Shelf, {title, variable, description, ttl, issuedBy}: Token) {
  const issuers = Object.entries(issuedBy).flatMap(([id, field]) => {
    const operation = shelf.operations().get(id);
    return operation === undefined ? [] : [{operation: id, request: requestOf(operation), field}];
  });
  return {title, environmentVariable: variable, description, livesFor: ttl, issuedBy: issuers};
}

/** What an operation is: its request line, its token, how to decide. */
export function headFacts(shelf: Shelf, operation: Operation) {
  const {id, server, summary, description, token, decision, success} = operation;
  return {
    operation: id,
    summary,
    description,
    request: `${operation.method.toUpperCase()} ${server}${operation.path}`,
    page: shelf.pageOf(operation),
    deprecated: operation.deprecated || undefined,
    preview: operation.isPreview || undefined,
    token: token && tokenFacts(shelf, token),
    testValues: operation.sandbox,
    emits: operation.emits.length === 0 ? undefined : operation.emits,
    decision,
    status: success.status,
  };
}

const outcomesOf = (successes: readonly SuccessAnswer[]) =>
  successes.flatMap(({status, outcomes}) => outcomes.map((outcome) => ({status, ...outcome})));

/** The parts of an operation, in the order in which they are needed: each a list. */
export const operationParts = ['parameters', 'body', 'outcomes', 'errors', 'fields'] as const;
export type OperationPart = (typeof operationParts)[number];

/** All that the contract says of an operation, by its parts. */
export function partFacts({
  parameters,
  requestBody,
  success,
  otherSuccesses,
  errors,
}: Operation): Readonly<Record<OperationPart, readonly object[]>> {
  return {
    parameters: parameters.map((parameter) => ({in: parameter.in, ...fieldFacts(parameter)})),
    body:
      requestBody === undefined
        ? []
        : [
            {required: requestBody.required, example: requestBody.example},
            ...flatFields(fieldTree(requestBody.schema, true)).map(withoutExample),
          ],
    outcomes: outcomesOf([success, ...otherSuccesses]),
    errors: errors.map(({status, body, meaning, remedy}) => ({status, key: errorKey(body), meaning, remedy, body})),
    fields: success.schema === undefined ? [] : flatFields(fieldTree(success.schema, false)).map(withoutExample),
  };
}

/** The same in short, for an answer that has all parts: no bodies but the one of the first outcome. */
export function shortFacts(operation: Operation): Readonly<Record<OperationPart, readonly object[]>> {
  const {success, otherSuccesses, errors} = operation;
  const [first, ...others] = outcomesOf([success, ...otherSuccesses]);
  return {
    ...partFacts(operation),
    outcomes: [
      ...(first === undefined ? [] : [first]),
      ...others.map(({status, name, summary, description}) => ({status, name, summary, description})),
    ],
    errors: errors.map(({status, body, meaning, remedy, isUsual}) => ({
      status,
      key: errorKey(body),
      meaning,
      ...(isUsual ? {} : {remedy}),
    })),
    fields: partFacts(operation).fields.map((field) => {
      const {name, type, required, description} = field as ReturnType<typeof fieldFacts>;
      return {name, type, required, description};
    }),
  };
}
