import {isNode} from '../contract/pointers';
import type {PlayedOperation} from '../contract/types';
import {collectionNamed, collectionOf} from '../plays/collections';
import {movedToNow} from '../plays/newRecord';
import {addressOf} from './addressOf';
import type {ApiRecord} from './Records';
import type {State} from './State';

const isRecord = (value: unknown): value is ApiRecord => isNode(value) && typeof value._id === 'string';

/** What the successes of an operation hold. */
const dataOf = ({outcomes}: PlayedOperation): unknown[] =>
  outcomes.filter(({status}) => status < 300).map(({value}) => (isNode(value) ? value.data : undefined));

function addExample({records, clock}: State, collection: string, record: ApiRecord): void {
  if (records.get(collection, record._id) === undefined) {
    records.add(collection, movedToNow(structuredClone(record), clock));
    records.examples.add(record._id);
  }
}

const ways = {'/v2/email-validations': 'email', '/v2/phone-validations': 'phone'} as const;

/** Adds the records that the contract shows in a collection: of several with one id, the one that is read. */
function addExamples(state: State, collection: string, operations: readonly PlayedOperation[]): void {
  const readers = operations.filter(({method, path}) => method === 'GET' && path !== collection);
  const writers = operations.filter(({method, path}) => method === 'POST' && path === collection);
  const lists = operations.filter(({method, path}) => method === 'GET' && path === collection);
  for (const record of [...readers, ...writers, ...lists].flatMap(dataOf).flat().filter(isRecord)) {
    const present = state.records.get(collection, record._id);
    // A code that waits and one that was accepted are two records, whatever the contract's examples call them.
    const isOther = collection in ways && present !== undefined && present.status !== record.status;
    addExample(state, collection, isOther ? {...record, _id: state.records.newId()} : record);
  }
}

/** Adds the records that stand inside of answers under the names of their collections, such as `data.appRegistration`. */
function addNested(state: State, collections: readonly string[], operation: PlayedOperation): void {
  for (const data of dataOf(operation).filter(isNode)) {
    for (const [field, value] of Object.entries(data)) {
      const collection = collectionNamed(field, collections);
      // A record of few fields stands for another: it is no record of its own.
      if (collection !== undefined && isRecord(value) && typeof value.createdAt === 'string') {
        addExample(state, collection, value);
      }
    }
  }
}

/** A record for each id with which the contract's requests ask: what a copied sample names is there. */
function addNamed(state: State, collection: string, operations: readonly PlayedOperation[]): void {
  const [model] = state.records.all(collection);
  const named = operations.flatMap(({parameters}) => parameters.filter((parameter) => parameter.in === 'path'));
  for (const {example} of named) {
    if (model !== undefined && typeof example === 'string' && state.records.get(collection, example) === undefined) {
      state.records.add(collection, {...structuredClone(model), _id: example});
      state.records.examples.add(example);
    }
  }
}

/** A code that was sent so long ago that another may be sent. */
const earlier = 3 * 60_000;

/** Sends a code for each validation that waits for one, and for the logins of the contract's requests. */
function sendCodes(state: State): void {
  const {records, codes, clock, contract} = state;
  for (const [collection, way] of Object.entries(ways)) {
    const writers = [...contract.operations.values()].filter(({path}) => path.startsWith(collection));
    for (const record of writers
      .flatMap(dataOf)
      .filter(isRecord)
      .filter(({status}) => status === 'sent')) {
      const _id = records.get(collection, record._id) === undefined ? record._id : records.newId();
      records.examples.add(records.add(collection, {...movedToNow(structuredClone(record), clock), _id})._id);
    }
    for (const record of records.all(collection).filter(({status}) => status === 'sent')) {
      codes.send(addressOf(record, way), clock.now - earlier, {record: record._id});
    }
  }
  for (const [id, way] of [
    ['confirmEmailLogin', 'email'],
    ['confirmPhoneLogin', 'phone'],
  ] as const) {
    const body = contract.operations.get(id)?.body?.example;
    if (isNode(body)) {
      codes.send(addressOf(body, way), clock.now - earlier);
    }
  }
}

/**
 * Fills the state with the records that the contract's examples show, so that what a copied sample names is there.
 *
 * @param collections - paths of all collections of the contract
 */
export function addContractRecords(state: State, collections: readonly string[]): void {
  const operations = [...state.contract.operations.values()];
  const own = new Map(
    collections.map((collection) => [
      collection,
      operations.filter((operation) => collectionOf(operation, collections) === collection),
    ]),
  );
  sendCodes(state);
  for (const [collection, operationsOf] of own) {
    addExamples(state, collection, operationsOf);
  }
  for (const operation of operations) {
    addNested(state, collections, operation);
  }
  for (const [collection, operationsOf] of own) {
    addNamed(state, collection, operationsOf);
  }
}
