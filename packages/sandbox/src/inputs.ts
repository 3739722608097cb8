import type {ErrorObject} from 'ajv';
import {errorText, textField} from '../../../src/reference/contract/errorKey';
import {merged} from '../../../src/reference/contract/fields';
import type {Schema} from '../../../src/reference/contract/schema';
import {escapeRegExp} from '../../../src/reference/escapeRegExp';
import {isNode, valueAt, type Node} from '../../../src/reference/json';
import {errorsOf} from './body';
import type {SandboxOperation} from './contract';
import {assumed, errorOf, type Outcome} from './outcomes';
import {hooks, isLoopback} from './webhooks';

/** A body as far as it could be read: JSON, and undefined where there is none. */
export interface RequestBody {
  value?: unknown;
  problem?: 'notJson' | 'tooLarge';
}

/** What is wrong with the input of a request. */
interface InputFault {
  /** As the API says it: `missing documentNumber`, a line for each value that is missing. */
  text: string;
  /** Name of the first parameter, or of the field of the body. */
  field: string;
  /** What an error says that is about it. */
  about: RegExp;
}

const picture = /^(image|backImage|images|probe|gallery|faceBase64)$/;
const base64 = /^[A-Za-z\d+/]+={0,2}$/;
/** Where the contract does not say that a picture is Base64, it may be a data URI or an address, too. */
const anyForm = /^((data:image\/[\w.+-]+;base64,)?[A-Za-z\d+/]+={0,2}|https:\/\/\S+)$/;

function pictureFault({properties = {}}: Schema, body: unknown): InputFault | undefined {
  const isWrong = (name: string): boolean => {
    const {items, contentEncoding = items?.contentEncoding} = properties[name] ?? {};
    const form = contentEncoding === 'base64' ? base64 : anyForm;
    return picture.test(name) && [valueAt(body, [name])].flat().some((text) => !form.test(String(text)));
  };
  const field = Object.keys(isNode(body) ? body : {}).find(isWrong);
  return field === undefined ? undefined : {text: `${field} is not valid base64`, field, about: /image|base64/i};
}

const saysMissing = (text: string): boolean => /^(missing|needs)\b|is required$/i.test(text);

/** A body without its empty texts: what a form sends for a field that was left empty counts as missing. */
export const withoutEmpty = (body: Node) => Object.fromEntries(Object.entries(body).filter(([, text]) => text !== ''));

function faultOf(errors: readonly ErrorObject[]): InputFault | undefined {
  const missing = errors.flatMap(({keyword, params}) =>
    /required$/i.test(keyword) ? [(params as {missingProperty: string}).missingProperty] : [],
  );
  const [firstMissing] = missing;
  if (firstMissing !== undefined) {
    const text = [...new Set(missing)].map((name) => `missing ${name}`).join('\n');
    return {text, field: firstMissing, about: new RegExp(`\\b${escapeRegExp(firstMissing)}\\b`, 'i')};
  }
  const error = errors.find(({keyword}) => keyword !== 'if');
  const field = error?.instancePath.split('/').at(-1) || 'body';
  const {allowedValues} = (error?.params ?? {}) as {allowedValues?: unknown[]};
  const reason = allowedValues === undefined ? error?.message : `must be one of: [${allowedValues.join(', ')}]`;
  // An error about a range says nothing about another form.
  const isOfRange = errors.some(({keyword, instancePath: at}) => keyword.startsWith('max') && at.endsWith(field));
  // `Invalid RUN number` is about a documentNumber, `invalid_plate_format` about a plate.
  const name = escapeRegExp(field);
  const named = `invalid[_ ]${name.replace('document', '\\w+ ')}(?![a-z])`;
  const about = new RegExp(`^(${named}|${isOfRange ? '' : '(?!.*(than|length))'}.*\\b${name}\\b)`, 'i');
  return error && {text: `${field} ${reason ?? ''}`, field, about};
}

/** An error about input, of the usual status and form first; the usual one where the operation has none. */
function modelError(outcomes: readonly Outcome[]): Outcome {
  const errors = [409, 400, 422, 412].flatMap((wanted) => outcomes.filter(({status}) => status === wanted));
  const codeOf = ({value}: Outcome): unknown => valueAt(value, ['code']);
  const says = ({value, name}: Outcome): boolean =>
    /missing|invalid|required|valid|must/i.test(String(valueAt(value, [textField(value)])) + name);
  return (
    errors.find((error) => codeOf(error) === 'MissingParameter') ??
    errors.find((error) => codeOf(error) !== 'Conflict' && says(error)) ??
    assumed(409, '', 'MissingParameter')
  );
}

/** The contract's answer to wrong input: the error that is about it, else one of its form. Texts of parameters are coerced, in place. */
export function inputError(
  operation: SandboxOperation,
  parameters: object,
  {value: sent = {}, problem}: RequestBody,
): Outcome | undefined {
  if (problem === 'notJson') {
    return assumed(400, 'The body cannot be read.');
  }
  if (problem === 'tooLarge') {
    return errorOf(operation, 413) ?? assumed(413, 'Payload is too large', 'ERR_PAYLOAD_IS_TOO_LARGE');
  }
  const {parameterSchema, requestBody} = operation;
  const value = isNode(sent) ? withoutEmpty(sent) : sent;
  const inBody = requestBody === undefined ? [] : errorsOf(requestBody.schema, value);
  const url = valueAt(value, ['url']);
  // Events go to HTTPS addresses, and for a try to this machine.
  const isAddress = typeof url === 'string' && operation.collection === hooks;
  const fault =
    // All that is missing is named at once, whether parameter or field of the body.
    faultOf([...errorsOf(parameterSchema, parameters, true), ...inBody]) ??
    pictureFault(merged(requestBody?.schema ?? {}), value) ??
    (isAddress && !url.startsWith('https://') && !isLoopback(url)
      ? {text: 'url must be an HTTPS address', field: 'url', about: /https/i}
      : undefined);
  if (fault === undefined) {
    return undefined;
  }
  const {text, field, about} = fault;
  const errors = operation.outcomes.filter(({status}) => [400, 409, 412, 422].includes(status));
  const exact = errors.find(({value}) => {
    const said = errorText(value);
    // An error about one value does not say that others are missing, too.
    const isAbout = text.includes('\n') ? said === text : about.test(said);
    return isAbout && saysMissing(said) === text.startsWith('missing');
  });
  // An id that cannot be one is that of no record; without its header `Origin` a request is rejected.
  const unknown = {
    path: errorOf(operation, 409, /length/) ?? errorOf(operation, 404),
    header: errorOf(operation, 403, /rejected/),
    query: undefined,
  }[operation.parameters.find(({name}) => name === field)?.in ?? 'query'];
  const model = modelError(errors);
  const said = {...(model.value as {code?: string}), [textField(model.value)]: text};
  return exact ?? unknown ?? {...model, name: said.code ?? String(model.status), value: said, basis: 'assumed'};
}
