import {isDeepStrictEqual} from 'node:util';
import type {ErrorObject} from 'ajv';
import {isNode, valueAt} from '../../../src/reference/json';
import {errorsOf} from './body';
import type {SandboxOperation} from './contract';
import {assumed, errorOf, errorText, textField, type Outcome} from './outcomes';

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
  const isWrong = (text: unknown): boolean => typeof text === 'string' && !base64.test(text);
  const field = Object.keys(isNode(body) ? body : {}).find((name) => {
    const value = valueAt(body, [name]);
    return picture.test(name) && [value].flat().some(isWrong) && !isDeepStrictEqual(value, valueAt(example, [name]));
  });
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
 * Checks the input of a request with the contract. All that is missing is named at once, whether parameter or field of the body.
 *
 * @param parameters - texts become what their schemas ask for, in place
 * @param body - empty where the client left it out
 */
function inputFault({parameterSchema, requestBody}: SandboxOperation, parameters: object, body: unknown) {
  const inParameters = errorsOf(parameterSchema, parameters, true);
  const inBody = requestBody === undefined ? [] : errorsOf(requestBody.schema, body);
  return faultOf([...inParameters, ...inBody]) ?? pictureFault(body, requestBody?.example);
}

/** An error about input, of the usual status and form first; the usual one where the operation has none. */
function modelError(outcomes: readonly Outcome[]): Outcome {
  const errors = [409, 400, 422, 412].flatMap((wanted) => outcomes.filter(({status}) => status === wanted));
  return (
    errors.find(({value}) => valueAt(value, ['code']) === 'MissingParameter') ??
    errors.find(({value, name}) => /missing|invalid|required|must|valid/i.test(`${errorText(value)} ${name}`)) ??
    assumed(409, '', 'invalidInput', 'MissingParameter')
  );
}

/**
 * The contract's answer to wrong input: the error that is about it, else one of the operation that says it.
 *
 * @param parameters - texts become what their schemas ask for, in place
 * @returns undefined where the input is right
 */
export function inputError(operation: SandboxOperation, parameters: object, body: RequestBody): Outcome | undefined {
  if (body.kind === 'notJson') {
    return assumed(400, 'The body cannot be read.', 'unreadableBody');
  }
  if (body.kind === 'tooLarge') {
    const own = errorOf(operation, 413);
    return own ?? assumed(413, 'Payload is too large', 'payloadTooLarge', 'ERR_PAYLOAD_IS_TOO_LARGE');
  }
  const fault = inputFault(operation, parameters, body.kind === 'json' ? body.value : {});
  if (fault === undefined) {
    return undefined;
  }
  const {text, field, isMissing} = fault;
  const errors = operation.outcomes.filter(({status}) => status >= 400);
  const exact = errors.find(({value}) => {
    const said = errorText(value).toLowerCase();
    const isAbout = isMissing ? said === text.toLowerCase() : new RegExp(`\\b${field}\\b`, 'i').test(said);
    return field !== '' && isAbout && said.startsWith('missing') === isMissing;
  });
  const model = modelError(errors);
  const name = textField(model.value);
  return exact ?? {...model, value: {...(model.value as object), ...(name !== '' && {[name]: text})}};
}
