import {kebab} from '../../../src/reference/contract/fieldAddresses';
import {merged} from '../../../src/reference/contract/fields';
import {movedToNow} from '../../../src/reference/contract/exampleDates';
import type {HttpMethod} from '../../../src/reference/contract/types';
import {isNode, pointerKeys, valueAt, type Node} from '../../../src/reference/json';
import {echo} from './body';
import type {SandboxOperation} from './contract';
import {errorOf, refuse, Refusal, successWhere, successWith, type Outcome} from './outcomes';
import {now, type ApiRecord, type IssuedToken, type Store} from './store';
import type {Webhooks} from './webhooks';

/** A request whose operation is known. */
export interface Call {
  operation: SandboxOperation;
  /** Those of path, query and headers by name. */
  parameters: Record<string, unknown>;
  /** Empty where none was sent. */
  body: Readonly<Record<string, unknown>>;
  token: IssuedToken | undefined;
  store: Store;
  webhooks: Webhooks;
  /** Sends an event about a record to the webhooks of its flow, where the contract says that the operation causes it. */
  emit: (event: string, record: ApiRecord) => void;
  /** Prints a line of the log. */
  say: (line: string) => void;
}

/** What an effect answers. */
export interface Reply {
  /** The usual success unless it is given. */
  outcome?: Outcome;
  /** What is in the answer in the place of the example's values, by JSON pointer; undefined takes a field out. */
  set?: Readonly<Record<string, unknown>>;
  /** Id of the record that the tokens of the answer belong to. */
  record?: string;
}

/** What an operation does beyond its answer. @throws Refusal with the error that it answers with */
export type Effect = (call: Call) => Reply;

export const registrations = '/v2/app-registrations';

/** Text of a record's field that names another record, whether as id or as whole record. */
export function idIn(value: unknown): string | undefined {
  const id = isNode(value) ? value._id : value;
  return typeof id === 'string' ? id : undefined;
}

/** The record of any version of the API that a field of another one names: `projectFlow`. */
export function linkOf(store: Store, record: Node | undefined, field: string): ApiRecord | undefined {
  const [id, name] = [idIn(record?.[field]), `${kebab(field)}s`];
  return store.get(`/v2/${name}`, id) ?? store.get(`/v3/${name}`, id);
}

/** The registration that the token of a call belongs to; undefined for a token of another kind. */
export const registrationOf = ({token, store}: Call): ApiRecord | undefined =>
  token?.scheme === 'registrationToken' ? store.get(registrations, token.record) : undefined;

/** The record that the path of a call names: `/v2/app-registrations/{id}/sync`. @throws Refusal where there is none */
export const named = (call: Call): ApiRecord =>
  call.store.get(call.operation.path.replace(/\/\{.*/, ''), call.parameters.id) ?? refuse(call, 404);

/** Changes a record with what a call sends. */
export const change = (call: Call, record: ApiRecord, fields: object = call.body): ApiRecord =>
  Object.assign(record, fields, {updatedAt: now()});

/** What an answer has in the place of the example's values. @param at - where, by JSON pointer */
export const inData = (fields: object, at = '/data'): Required<Pick<Reply, 'set'>> => ({
  set: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${at}/${name}`, value])),
});

/** A new record after the model at a pointer of the contract's answer: with what was sent, an id of its own and the present time. */
export function newRecord(call: Call, pointer = '/data', outcome: Outcome = call.operation.outcomes[0]): ApiRecord {
  const keys = pointerKeys(pointer);
  const model = valueAt(echo(outcome.value, call), keys);
  const schema = keys.reduce((part, key) => merged(part).properties?.[key] ?? {}, outcome.schema ?? {});
  const {properties = {}} = merged(schema);
  const known = Object.entries(call.body).filter(([key]) => Object.hasOwn(properties, key));
  // What the contract's request sends and this one does not is not made up.
  const names = Object.keys(Object(call.operation.requestBody?.example) as object);
  const unsent = Object.fromEntries(names.map((name) => [name, undefined]));
  const own = movedToNow(isNode(model) ? model : {});
  const _id = call.store.newId();
  // A collection of faces has a second identifier.
  const code = typeof own.code === 'string' ? {code: own.code.slice(0, -12) + _id.slice(-12)} : {};
  return {...own, ...unsent, ...Object.fromEntries(known), ...code, _id};
}

/** Refuses a project or a flow that is not there, or not active, where the contract has an error for that. */
function refuseInactive({operation, store, body}: Call): void {
  for (const field of ['project', 'projectFlow']) {
    const party = linkOf(store, body, field);
    const error = party === undefined ? errorOf(operation, 404, /Project_not/) : errorOf(operation, 409, /not_active/);
    if (body[field] !== undefined && party?.status !== 'active' && error !== undefined) {
      throw new Refusal(error);
    }
  }
}

/** Adds a record after the model of the answer, of the registration whose token was sent, and tells the webhooks. */
export function create(call: Call, outcome = call.operation.outcomes[0]): {record: ApiRecord; reply: Reply} {
  refuseInactive(call);
  const {collection = ''} = call.operation;
  // `/v2/email-validations` has an `emailValidation`.
  const kind = collection.replace(/^.*\//, '').replace(/s$/, '');
  const field = kind.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const at = valueAt(outcome.value, ['data', field]) === undefined ? '/data' : `/data/${field}`;
  const record = call.store.add(collection, newRecord(call, at, outcome));
  const registration = registrationOf(call);
  if (registration !== undefined) {
    const {client, project, projectFlow, _id: appRegistration} = registration;
    Object.assign(record, {client, project, projectFlow, appRegistration});
    registration[field] = record._id;
  }
  call.emit(`${kind.replaceAll('-', '_')}_${kind === 'biometric-validation' ? 'new' : 'created'}`, record);
  return {record, reply: {outcome, set: {[at]: record}, record: record._id}};
}

/** Answers with a record after the model of the contract's answer in the same state; `populates[]` asks for records in it. */
export function show({operation, parameters, store}: Call, record: ApiRecord): Reply {
  const names = (parameters['populates[]'] ?? []) as string[];
  const populated = names.map((name) => [name, linkOf(store, record, name) ?? record[name]] as const);
  const outcome = successWhere(operation, '/data/status', (status) => status === record.status);
  return {outcome, set: {'/data': {...record, ...Object.fromEntries(populated)}}, record: record._id};
}

/** A list, newest first: filtered by `where_<field>`, and paged by `page` and `limit`. Totals come only with `page`. */
function list({operation, parameters, store}: Call): Reply {
  const filters = Object.entries(parameters).filter(([name]) => name.startsWith('where_'));
  const fits = (record: ApiRecord): boolean =>
    filters.every(([name, wanted]) => {
      const value = valueAt(record, name.slice('where_'.length).split('.'));
      return [value].flat().some((item) => (idIn(item) ?? String(item)) === String(wanted));
    });
  const all = store.all(operation.path).filter(fits).reverse();
  const unpaged = successWith(operation, '/total', false);
  if (parameters.page === undefined && valueAt(unpaged.value, ['total']) === undefined) {
    return {outcome: unpaged, set: {'/data': all}};
  }
  const outcome = successWith(operation, '/data/0', all.length > 0);
  const limit = Number(parameters.limit ?? parameters.perPage ?? valueAt(outcome.value, ['limit']) ?? 20);
  const page = Number(parameters.page ?? 1);
  const data = all.slice((page - 1) * limit, page * limit);
  const totals = {total: all.length, limit, page, pages: Math.ceil(all.length / limit)};
  // Each list has its totals beside `data` or in `pagination`: what its schema does not have is left out.
  return {outcome, ...inData({data, ...totals, pagination: totals}, '')};
}

/** What operations do that only keep records, by their method: create, list, read, change, delete. */
export const collectionEffects: Readonly<Partial<Record<HttpMethod, Effect>>> = {
  get: (call) => (call.operation.collection === call.operation.path ? list(call) : show(call, named(call))),
  post: (call) => create(call).reply,
  put: (call) => show(call, change(call, named(call))),
  delete: (call) => {
    const record = named(call);
    call.store.delete(call.operation.collection ?? '', record._id);
    return call.operation.outcomes[0].value === undefined ? {} : {set: {'/data': record}};
  },
};
