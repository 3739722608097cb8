import {isDeepStrictEqual} from 'node:util';
import type {ErrorObject} from 'ajv';
import {isNode, valueAt} from '../../../src/reference/json';
import {errorsOf} from './body';
import type {SandboxContract, SandboxOperation} from './contract';
import {errorText, textField, type Outcome} from './outcomes';

/** A body as far as it could be read. */
export type RequestBody = {kind: 'none' | 'notJson' | 'tooLarge'} | {kind: 'json'; value: unknown};

/** What is wrong with the input of a request. */
interface InputFault {
  /** As the API says it: `missing documentNumber`, a line for each value that is missing. */
  text: string;
  /** Name of the first parameter, or of the field of the body. */
  field: string;
  isMissing: boolean;
}

/** Fields that take a picture in Base64, without the beginning of a data address. */
const picture = /^(image|backImage|images|probe|gallery|faceBase64)$/;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A picture that is not in Base64; what the contract's own request has in its place is right. */
function pictureFault(body: unknown, example: unknown): InputFault | undefined {
  const sent = Object.entries(isNode(body) ? body : {}).filter(([name]) => picture.test(name));
  const isWrong = (text: unknown): boolean => typeof text === 'string' && !base64.test(text);
  const [field] =
    sent.find(([name, value]) => [value].flat().some(isWrong) && !isDeepStrictEqual(value, valueAt(example, [name]))) ??
    [];
  return field === undefined ? undefined : {text: `${field} is not valid base64`, field, isMissing: false};
}

function faultOf(errors: readonly ErrorObject[]): InputFault | undefined {
  const missing = errors.flatMap(({keyword, params}) =>
    keyword === 'required' ? [(params as {missingProperty: string}).missingProperty] : [],
  );
  const [field] = missing;
  if (field !== undefined) {
    return {text: [...new Set(missing)].map((name) => `missing ${name}`).join('\n'), field, isMissing: true};
  }
  const error = errors.find(({keyword}) => keyword !== 'if');
  if (error === undefined) {
    return undefined;
  }
  const name = error.instancePath.split('/').at(-1) ?? '';
  const {allowedValues} = error.params as {allowedValues?: unknown[]};
  const reason = allowedValues === undefined ? error.message : `must be one of: [${allowedValues.join(', ')}]`;
  return {text: `${name === '' ? 'body' : name} ${reason ?? ''}`, field: name, isMissing: false};
}

/**
 * Checks the input of a request with the contract.
 *
 * @param parameters - texts become what their schemas ask for, in place
 */
export function inputFault(
  operation: SandboxOperation,
  parameters: Record<string, unknown>,
  body: RequestBody,
): InputFault | undefined {
  const inParameters = faultOf(errorsOf(operation.parameterSchema, parameters, true));
  const {requestBody} = operation;
  if (inParameters !== undefined || requestBody === undefined) {
    return inParameters;
  }
  // A client may leave out a body that would be an empty object.
  const value = body.kind === 'json' ? body.value : {};
  return faultOf(errorsOf(requestBody.schema, value)) ?? pictureFault(value, requestBody.example);
}

function saying(outcome: Outcome, text: string): Outcome {
  const field = textField(outcome.value);
  return field === undefined ? outcome : {...outcome, value: {...(outcome.value as object), [field]: text}};
}

/** An error about input, of the usual status and form first. */
function modelError(outcomes: readonly Outcome[]): Outcome | undefined {
  const errors = [409, 400, 422, 412].flatMap((wanted) => outcomes.filter(({status}) => status === wanted));
  return (
    errors.find(({value}) => valueAt(value, ['code']) === 'MissingParameter') ??
    errors.find(({value, name}) => /missing|invalid|required|must|valid/i.test(`${errorText(value)} ${name}`))
  );
}

const unreadable: Outcome = {
  name: 'unreadableBody',
  status: 400,
  summary: '',
  value: {code: 'BadRequest', message: 'The body cannot be read.'},
  basis: 'documented',
};

/** The answer to a body that is not JSON, or too large; undefined for any other. */
export function bodyError({operations}: SandboxContract, {kind}: RequestBody): Outcome | undefined {
  if (kind === 'notJson') {
    return unreadable;
  }
  const all = [...operations.values()].flatMap(({outcomes}) => outcomes);
  return kind === 'tooLarge' ? all.find(({status}) => status === 413) : undefined;
}

/** The contract's answer to wrong input: the error that is about it; else one of the operation, or of others, that says it. */
export function inputError({operations}: SandboxContract, operation: SandboxOperation, fault: InputFault): Outcome {
  const {text, field, isMissing} = fault;
  const errors = operation.outcomes.filter(({status}) => status >= 400);
  const isExact = ({value}: Outcome): boolean => {
    const said = errorText(value).toLowerCase();
    const isAbout = isMissing ? said === text.toLowerCase() : new RegExp(`\\b${field}\\b`, 'i').test(said);
    return isAbout && said.startsWith('missing') === isMissing;
  };
  const exact = field === '' ? undefined : errors.find(isExact);
  if (exact !== undefined) {
    return exact;
  }
  const own = modelError(errors);
  const version = operation.path.split('/')[1];
  const others = [...operations.values()].filter(({path}) => path.split('/')[1] === version);
  const model = own ?? modelError(others.flatMap(({outcomes}) => outcomes)) ?? unreadable;
  return {...saying(model, text), ...(own === undefined && {name: 'invalidInput', basis: 'assumed'})};
}
