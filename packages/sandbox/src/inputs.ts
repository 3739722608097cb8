import type {ErrorObject} from 'ajv';
import {isNode, valueAt} from '../../../src/reference/json';
import {errorsOf} from './body';
import type {SandboxOperation} from './contract';
import {assumed, errorOf, errorText, textField, type Outcome} from './outcomes';

/** A body as far as it could be read. */
export interface RequestBody {
  /** JSON; undefined where there is none. */
  value?: unknown;
  problem?: 'notJson' | 'tooLarge';
}

/** What is wrong with the input of a request. */
interface InputFault {
  /** As the API says it: `missing documentNumber`, a line for each value that is missing. */
  text: string;
  /** Name of the first parameter, or of the field of the body. */
  field: string;
  isMissing: boolean;
  /** What an error says that is about it. */
  kind: RegExp;
}

/** Fields that take a picture in Base64, without the beginning of a data address. */
const picture = /^(image|backImage|images|probe|gallery|faceBase64)$/;
/** With a sign more, so that `REPLACE_WITH_BASE64_IMAGE` of the contract's requests is one. */
const base64 = /^[\w+/]+={0,2}$/;

function pictureFault(body: unknown): InputFault | undefined {
  const isWrong = (text: unknown): boolean => typeof text === 'string' && !base64.test(text);
  const isPicture = (name: string): boolean => picture.test(name) && [valueAt(body, [name])].flat().some(isWrong);
  const field = Object.keys(isNode(body) ? body : {}).find(isPicture);
  return field === undefined ? undefined : {text: `${field} is not valid base64`, field, isMissing: false, kind: /./};
}

function faultOf(errors: readonly ErrorObject[]): InputFault | undefined {
  const missing = errors.flatMap(({keyword, params}) =>
    keyword === 'required' ? [(params as {missingProperty: string}).missingProperty] : [],
  );
  const [firstMissing] = missing;
  if (firstMissing !== undefined) {
    const text = [...new Set(missing)].map((name) => `missing ${name}`).join('\n');
    return {text, field: firstMissing, isMissing: true, kind: /./};
  }
  const error = errors.find(({keyword}) => keyword !== 'if');
  const field = error?.instancePath.split('/').at(-1) || 'body';
  const {allowedValues} = (error?.params ?? {}) as {allowedValues?: unknown[]};
  const reason = allowedValues === undefined ? error?.message : `must be one of: [${allowedValues.join(', ')}]`;
  const isOutOfRange = errors.some(
    ({keyword, instancePath}) => /^m(ax|in)/.test(keyword) && instancePath.endsWith(field),
  );
  const kind = isOutOfRange ? /./ : /^(?!.*(than|length))/;
  return error && {text: `${field} ${reason ?? ''}`, field, isMissing: false, kind};
}

/** An error about input, of the usual status and form first; the usual one where the operation has none. */
function modelError(outcomes: readonly Outcome[]): Outcome {
  const errors = [409, 400, 422, 412].flatMap((wanted) => outcomes.filter(({status}) => status === wanted));
  return (
    errors.find(({value}) => valueAt(value, ['code']) === 'MissingParameter') ??
    errors.find(({value, name}) => /missing|invalid|required|must|valid/i.test(`${errorText(value)} ${name}`)) ??
    assumed(409, '', 'MissingParameter')
  );
}

/**
 * The contract's answer to wrong input: the error that is about it, else one of the operation that says it.
 *
 * @param parameters - texts become what their schemas ask for, in place
 * @returns undefined where the input is right
 */
export function inputError(
  operation: SandboxOperation,
  parameters: object,
  {value = {}, problem}: RequestBody,
): Outcome | undefined {
  if (problem === 'notJson') {
    return assumed(400, 'The body cannot be read.');
  }
  if (problem === 'tooLarge') {
    return errorOf(operation, 413) ?? assumed(413, 'Payload is too large', 'ERR_PAYLOAD_IS_TOO_LARGE');
  }
  const {parameterSchema, requestBody} = operation;
  // All that is missing is named at once, whether parameter or field of the body.
  const inParameters = errorsOf(parameterSchema, parameters, true);
  const inBody = requestBody === undefined ? [] : errorsOf(requestBody.schema, value);
  const fault = faultOf([...inParameters, ...inBody]) ?? pictureFault(value);
  if (fault === undefined) {
    return undefined;
  }
  const {text, field, isMissing, kind} = fault;
  const errors = operation.outcomes.filter(({status}) => [400, 409, 412, 422].includes(status));
  const about = new RegExp(`\\b${field}\\b`, 'i');
  const exact = errors.find(({value}) => {
    const said = errorText(value);
    // An error about one value does not say that others are missing, too.
    const isAbout = text.includes('\n') ? said === text : about.test(said);
    return isAbout && kind.test(said) && /^missing|is required$/i.test(said) === isMissing;
  });
  // An id that cannot be one is that of no record.
  const isInPath = operation.parameters.some(({name, in: place}) => name === field && place === 'path');
  const unknown = isInPath ? errorOf(operation, 404) : undefined;
  const model = modelError(errors);
  const said = {...(model.value as {code?: string}), [textField(model.value)]: text};
  return exact ?? unknown ?? {...model, name: said.code ?? String(model.status), value: said, basis: 'assumed'};
}
