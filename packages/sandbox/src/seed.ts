import {movedToNow} from '../../../src/reference/contract/exampleDates';
import {isNode} from '../../../src/reference/json';
import {addressOf} from './codes';
import {idIn, linkOf, registrations} from './collections';
import type {SandboxContract} from './contract';
import {Store} from './store';

/** Adds a record of the contract under an id that its requests name. */
function addExample(store: Store, collection: string, model: object, _id: unknown): void {
  if (typeof _id === 'string' && store.get(collection, _id) === undefined) {
    store.add(collection, {...movedToNow(structuredClone(model) as Record<string, unknown>), _id});
    store.examples.add(_id);
  }
}

/** The records that the requests of the contract name: what a copied sample names is there. */
function addExamples(store: Store, {operations}: SandboxContract): void {
  for (const {path, collection = path, outcomes, parameters} of operations.values()) {
    const named = parameters.find(({in: place}) => place === 'path')?.example;
    const records = outcomes.map(({value}) => (isNode(value) ? value.data : undefined)).filter(isNode);
    const model = records.find(({status}) => status === 'validated' || status === 'active') ?? records[0] ?? {};
    for (const id of named === undefined || collection === path ? [] : [named, ...records.map(idIn)]) {
      addExample(store, collection, model, id);
    }
  }
  for (const {requestBody} of operations.values()) {
    const {project, projectFlow} = isNode(requestBody?.example) ? requestBody.example : {};
    addExample(store, '/v2/projects', store.all('/v2/projects')[0] ?? {}, project);
    addExample(store, '/v2/project-flows', {...store.all('/v2/project-flows')[0], project}, projectFlow);
  }
}

/** Codes wait for the validations and the logins of the contract's requests. They were sent so long ago that others may be. */
function sendCodes(store: Store, {operations}: SandboxContract): void {
  for (const way of ['email', 'phone'] as const) {
    const id = way === 'email' ? 'confirmEmailLogin' : 'confirmPhoneLogin';
    const validations = store.all(`/v2/${way}-validations`);
    for (const validation of [...validations, operations.get(id)?.requestBody?.example].filter(isNode)) {
      store.sendCode(addressOf(validation, way), idIn(validation));
    }
  }
  for (const sent of store.codes.values()) {
    sent.sentAt -= 3 * 60_000;
  }
}

/** Collections whose first record the first token of a kind belongs to. */
const owners: Readonly<Record<string, string>> = {
  registrationToken: registrations,
  appLoginToken: '/v2/app-logins',
  livenessSessionToken: '/v2/biometric-validations',
};

/** What the sandbox remembers when it begins: the records of the contract, all open, and a token of each kind without end. */
export function beginningOf(contract: SandboxContract): Store {
  const {operations} = contract;
  const login = operations.get('confirmEmailLogin')?.requestBody?.example as {otp: string} | undefined;
  const store = new Store(login?.otp ?? '123456');
  addExamples(store, contract);
  sendCodes(store, contract);
  const parties = ['/v2/projects', '/v2/project-flows', '/v3/projects', '/v3/project-flows'];
  for (const party of parties.flatMap((collection) => store.all(collection))) {
    party.status = 'active';
  }
  const informationValidation = operations.get('checkRegistrationBackground')?.parameters[0]?.example;
  const firstOf = (collection: string): string | undefined => store.all(collection)[0]?._id;
  const [emailValidation, phoneValidation] = ['email', 'phone'].map((way) => firstOf(`/v2/${way}-validations`));
  const validations = {emailValidation, phoneValidation, informationValidation};
  for (const registration of store.all(registrations)) {
    Object.assign(registration, {status: 'ONGOING', currentStep: 'liveness', ...validations});
    // Its background is checked by a request of the contract.
    const settings = linkOf(store, registration, 'projectFlow')?.onboardingSettings ?? {};
    Object.assign(settings, {document: {verifyCriminalHistory: true}});
  }
  for (const scheme of new Set([...operations.values()].flatMap(({token}) => token?.scheme ?? []))) {
    store.issue(scheme, Infinity, firstOf(owners[scheme] ?? ''));
  }
  return store;
}
