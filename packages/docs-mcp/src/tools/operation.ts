import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {errorKey} from '../../../../src/reference/contract/errorKey';
import {fieldTree, flatFields, type Field} from '../../../../src/reference/contract/fields';
import type {Operation} from '../../../../src/reference/contract/types';
import {factsAnswer, language, lookUp, readOnly, shortText} from '../answer';
import type {Library} from '../Library';

/** A parameter or field, without the keys that say nothing of it: JSON leaves out what is undefined. */
function fieldFacts({name, schema, required, description, example}: Field) {
  const {type, format, pattern, minLength, maxLength, minimum, maximum, enum: allowed, deprecated} = schema;
  return {
    name,
    type,
    required,
    description: description ?? schema.description,
    allowed,
    meanings: schema['x-enum-descriptions'],
    limits:
      JSON.stringify({format, pattern, minLength, maxLength, minimum, maximum}) === '{}'
        ? undefined
        : {format, pattern, minLength, maxLength, minimum, maximum},
    deprecated,
    default: schema.default,
    example,
  };
}

/** All that the contract says of an operation. */
export function operationFacts(operation: Operation, page: string | undefined) {
  const {id, method, server, path, token, decision, parameters, requestBody, success, errors} = operation;
  const withoutExample = (field: Field) => fieldFacts({...field, example: undefined});
  return {
    operation: id,
    summary: operation.summary,
    description: operation.description,
    request: `${method.toUpperCase()} ${server}${path}`,
    page,
    deprecated: operation.deprecated || undefined,
    preview: operation.isPreview || undefined,
    token: token && {title: token.title, environmentVariable: token.variable, description: token.description},
    sandbox: operation.sandbox,
    parameters: parameters.map((parameter) => ({in: parameter.in, ...fieldFacts(parameter)})),
    body: requestBody && {
      required: requestBody.required,
      fields: flatFields(fieldTree(requestBody.schema, true)).map(withoutExample),
      example: requestBody.example,
    },
    answer: {
      status: success.status,
      description: success.description,
      fields: success.schema && flatFields(fieldTree(success.schema, false)).map(withoutExample),
      outcomes: success.outcomes.map(({name, summary, description, value}) => ({name, summary, description, value})),
      decision,
    },
    errors: errors.map(({status, body, meaning, remedy}) => ({status, key: errorKey(body), meaning, remedy, body})),
  };
}

/** `get_operation`: an operation with its parameters, outcomes and errors. */
export function addOperationTool(server: McpServer, library: Library): void {
  server.registerTool(
    'get_operation',
    {
      title: 'Read an operation',
      description:
        'An operation of the API: request, token, parameters, body, every outcome of a successful answer and what to do about it, on which fields to decide, and every error with its remedy.',
      inputSchema: {
        operation: shortText.describe('Id as in find_operations, such as "checkIdentityPeru"'),
        language,
      },
      annotations: readOnly,
    },
    ({operation: id, language: locale}) => {
      const shelf = library.in(locale);
      const operation = lookUp(shelf.operations(), id, 'operation', 'find_operations');
      return factsAnswer(operationFacts(operation, shelf.pageOf(operation)));
    },
  );
}
