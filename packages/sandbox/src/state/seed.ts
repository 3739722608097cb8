import {valueAt} from '../contract/pointers';
import type {PlayedContract} from '../contract/types';
import type {SandboxSeed} from '../public';
import {checkSeed} from './checkSeed';
import {addContractRecords} from './examples';
import {proofCollection} from './Records';
import type {State} from './State';

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
 * Changes the state: credits, codes, known values, and fields of records by collection and `_id`.
 *
 * @throws if what is wanted has another form; nothing has changed then
 */
export function changeState(state: State, wanted: unknown, collections: readonly string[]): void {
  const {
    credits = state.credits,
    codes = {},
    known = [],
    records = {},
  } = checkSeed(wanted, [...collections, proofCollection]);
  state.credits = credits;
  for (const [to, code] of Object.entries(codes)) {
    state.codes.set(to, code);
  }
  for (const value of known) {
    state.known.add(value);
  }
  for (const [collection, list] of Object.entries(records)) {
    for (const record of list) {
      const present = state.records.get(collection, record._id);
      state.records.add(collection, Object.assign(present ?? {...record}, record));
    }
  }
}

/**
 * Fills the state: an account with credits and a token of each kind, the records that the contract's examples show, and what
 * the reader wants to have beside them.
 *
 * @param collections - paths of all collections of the contract
 */
export function seed(state: State, collections: readonly string[], wanted: SandboxSeed = {}): void {
  addContractRecords(state, collections);
  activate(state);
  state.credits = usualCredits;
  for (const scheme of Object.keys(owners)) {
    state.issue(scheme, owners[scheme] === undefined ? undefined : state.records.all(owners[scheme])[0]?._id);
  }
  changeState(state, wanted, collections);
}
