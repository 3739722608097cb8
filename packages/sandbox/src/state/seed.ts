import {valueAt} from '../contract/pointers';
import type {PlayedContract} from '../contract/types';
import {addContractRecords} from './examples';
import type {ApiRecord} from './Records';
import type {State} from './State';

/** What a reader may put into the state before the first request. */
export interface Seed {
  credits?: number;
  /** One-time codes by address (`lucia@mail.example`, `+57 3005550142`). */
  codes?: Readonly<Record<string, string>>;
  /** Values that the registries know beside the test numbers. */
  known?: readonly string[];
  /** Records by the path of their collection. */
  records?: Readonly<Record<string, readonly ApiRecord[]>>;
}

/** The kinds of token that are there from the beginning, and the collection whose first record each belongs to. */
const owners: Readonly<Record<string, string | undefined>> = {
  accountToken: undefined,
  registrationToken: '/v2/app-registrations',
  appLoginToken: '/v2/app-logins',
  livenessSessionToken: '/v2/biometric-validations',
  zelfSessionToken: undefined,
  zelfAccountToken: undefined,
};

/** Credits of the account. */
const usualCredits = 25;

/** The operation whose request carries the one-time code that all addresses get. */
const codeOperation = 'confirmEmailLogin';

/** The one-time code of the contract's own requests, so that they succeed. */
export function usualCode({operations}: PlayedContract): string {
  const code = valueAt(operations.get(codeOperation)?.body?.example, ['otp']);
  return typeof code === 'string' ? code : '123456';
}

/** Projects and flows are active, so that people can be registered in them; the registration of the contract goes on. */
function activate({records, contract}: State): void {
  const [information] = contract.operations.get('checkRegistrationBackground')?.parameters ?? [];
  const validated = (collection: string): string | undefined =>
    records.all(collection).find(({status}) => status === 'validated')?._id;
  for (const record of records.all('/v2/app-registrations')) {
    Object.assign(record, {
      status: 'ONGOING',
      currentStep: 'liveness',
      informationValidation: information?.example,
      emailValidation: validated('/v2/email-validations'),
      phoneValidation: validated('/v2/phone-validations'),
    });
  }
  for (const collection of ['/v2/projects', '/v2/project-flows', '/v3/projects', '/v3/project-flows']) {
    for (const record of records.all(collection)) {
      record.status = 'active';
    }
  }
}

/**
 * Fills the state: an account with credits and a token of each kind, the records that the contract's examples show, and what
 * the reader wants to have beside them.
 *
 * @param collections - paths of all collections of the contract
 */
export function seed(state: State, collections: readonly string[], wanted: Seed = {}): void {
  addContractRecords(state, collections);
  activate(state);
  state.credits = wanted.credits ?? usualCredits;
  for (const scheme of Object.keys(owners)) {
    state.issue(scheme, owners[scheme] === undefined ? undefined : state.records.all(owners[scheme])[0]?._id);
  }
  for (const [to, code] of Object.entries(wanted.codes ?? {})) {
    state.codes.set(to, code);
  }
  for (const value of wanted.known ?? []) {
    state.known.add(value);
  }
  for (const [collection, records] of Object.entries(wanted.records ?? {})) {
    for (const record of records) {
      state.records.add(collection, {...state.records.get(collection, record._id), ...record});
    }
  }
}
