import type {ErrorObject} from 'ajv';
import type {Schemas} from '../contract/Schemas';
import type {PlayedOperation} from '../contract/types';
import {errorText} from './errorText';
import type {RequestBody, SentValues} from './SandboxRequest';

/** What is wrong with the input of a request. */
export interface InputFault {
  kind: 'missing' | 'invalid' | 'notJson' | 'tooLarge';
  /** Name of the parameter or of the field of the body. */
  name: string;
  /** Why, for a value that does not fit. */
  reason: string;
}

function faultOf({keyword, params, instancePath, message = ''}: ErrorObject): InputFault {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') {
    const {missingProperty: missing} = params as {missingProperty: string};
    return {kind: 'missing', name: [...path, missing].join('.'), reason: message};
  }
  const {allowedValues} = params as {allowedValues?: unknown[]};
  const reason = allowedValues === undefined ? message : `must be one of: [${allowedValues.join(', ')}]`;
  return {kind: 'invalid', name: path.join('.') || 'body', reason};
}

/** The parameter that a request without any parameter lacks, where the contract has an answer to that. */
function firstExpected({parameters, outcomes}: PlayedOperation): string | undefined {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  if (query.length === 0 || query.some(({required}) => required)) {
    return undefined;
  }
  return query.find(({name}) =>
    outcomes.some(({status, value}) => status >= 400 && errorText(value) === `missing ${name}`),
  )?.name;
}

/**
 * Checks the input of a request with the contract.
 *
 * @param sent - texts of parameters become what their schemas ask for, in place
 * @returns what is wrong first; undefined where all is right
 */
export function checkRequest(
  operation: PlayedOperation,
  sent: SentValues,
  body: RequestBody,
  schemas: Schemas,
): InputFault | undefined {
  if (body.kind === 'tooLarge' || body.kind === 'notJson') {
    return {kind: body.kind, name: 'body', reason: body.kind === 'notJson' ? 'must be JSON' : 'is too large'};
  }
  const inParameters = schemas.parameterFault(operation.id, operation.parameters, sent.parameters);
  if (inParameters !== undefined) {
    return faultOf(inParameters);
  }
  const queryIsEmpty = Object.keys(sent.parameters).length === Object.keys(sent.path).length;
  const expected = queryIsEmpty ? firstExpected(operation) : undefined;
  if (expected !== undefined) {
    return {kind: 'missing', name: expected, reason: 'is required'};
  }
  if (operation.body !== undefined) {
    // A client may leave out a body that would be an empty object.
    const inBody = schemas.fault(operation.body.schema, body.kind === 'none' ? {} : sent.body);
    return inBody === undefined ? undefined : faultOf(inBody);
  }
  return undefined;
}
