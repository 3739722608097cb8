import type {ApiRecord} from '../state/Records';
import type {State} from '../state/State';
import {newRecord} from './newRecord';
import {bodyOf, idIn, type Call, type Play} from './Play';
import {refusedProject, registrationOf, registrations} from './parties';
import {namedRecord, populated} from './resources';
import {errorOf, notFound, refuse, successWith, usual} from './replies';
import {endStatus, lacksSignUp} from './requirements';
import {without} from './without';

/** The field in which another registration of the project has the same value. */
function taken(call: Call): 'email' | 'phone' | undefined {
  const {state} = call;
  const body = bodyOf(call);
  const others = state.records
    .all(registrations)
    .filter(({_id, project}) => idIn(project) === body.project && !state.records.examples.has(_id));
  return (['email', 'phone'] as const).find(
    (field) => body[field] !== undefined && others.some((other) => other[field] === body[field]),
  );
}

/** Registers a person: the project and the flow are active, and nobody has the same address or number in the project. */
export const createRegistration: Play = (call) => {
  const {operation, state, webhooks} = call;
  const body = bodyOf(call);
  const refused = refusedProject(call);
  if (refused !== undefined) {
    return refused;
  }
  if (body.email === undefined && body.phone === undefined) {
    return refuse(call, 409, /needs an email or a phone/, 'needs an email or a phone');
  }
  const field = taken(call);
  if (field !== undefined) {
    return refuse(call, 409, new RegExp(`${field}_is_registered`), `${field}_is_registered_already`);
  }
  const outcome = usual(operation);
  const record = newRecord(call, outcome, '/data/appRegistration');
  const own = Object.entries(body).filter(([key]) => key !== '_id');
  const registration = state.records.add(registrations, {...record, ...Object.fromEntries(own)});
  const information = state.records.newId();
  registration.informationValidation = information;
  webhooks.emit(operation, 'app_registration_created', registration);
  return {
    outcome,
    set: {
      '/data/appRegistration': without(registration, 'informationValidation'),
      '/data/informationValidation/_id': information,
    },
    record: registration._id,
  };
};

/** The registration that the token of a call belongs to. */
export const readOwnRegistration: Play = (call) => {
  const registration = registrationOf(call);
  return registration === undefined
    ? notFound(call)
    : {
        outcome: successWith(call.operation, '/data/status', registration.status),
        set: {'/data': populated(call, registration)},
      };
};

/** Statuses that nothing leads out of, as the contract says (`x-transitions`). */
function isTerminal({contract}: State, status: unknown): boolean {
  return contract.transitions.get('AppRegistration')?.[String(status)]?.length === 0;
}

/** A new link for a registration that has not ended. */
export const resendLink: Play = (call) => {
  const {operation, state} = call;
  const registration = namedRecord(call, registrations);
  if (registration === undefined) {
    return notFound(call);
  }
  const refusal = errorOf(operation, 409, /cannot_resend/);
  if (refusal !== undefined && isTerminal(state, registration.status)) {
    return {outcome: refusal};
  }
  const emailSent = bodyOf(call).sendEmail === true;
  return {
    outcome: successWith(operation, '/data/emailSent', emailSent),
    record: registration._id,
    set: {
      '/data/appRegistrationId': registration._id,
      '/data/status': registration.status,
      '/data/step': registration.currentStep,
      '/data/issuedAt': state.clock.iso(),
      '/data/expiresAt': state.clock.iso((state.lifeOf('registrationToken', operation.id) ?? 0) * 1000),
      '/data/emailSent': emailSent,
    },
  };
};

const events: Readonly<Record<string, string>> = {
  signUpForm: 'app_registration_sync_sign_up_form',
  instructions: 'app_registration_sync_instructions',
  document: 'app_registration_sync_document',
  liveness: 'app_registration_sync_liveness',
  skipKYC: 'app_registration_sync_skip_kyc',
};

/** Status to which a step leads: it is computed from what was validated, whatever the call asks for. */
function statusAfter(state: State, registration: ApiRecord, step: string, wish: string): string {
  if (step === 'skipKYC') {
    return 'COMPLETED_WITHOUT_KYC';
  }
  return step === 'end' ? endStatus(state, registration, wish) : 'ONGOING';
}

/** A client reports a step of a registration. */
export const syncRegistration: Play = (call) => {
  const {operation, state, webhooks} = call;
  const named = namedRecord(call, registrations);
  if (named === undefined) {
    return notFound(call);
  }
  const registration = registrationOf(call);
  if (registration !== named) {
    return refuse(call, 403, /token_not_right/, 'token_not_right');
  }
  const {step, status: wish} = bodyOf(call) as {step: string; status: string};
  if (step !== 'skipKYC' && lacksSignUp(state, registration)) {
    return refuse(call, 409, /signUpForm/, 'signUpForm_validation_not_passed');
  }
  const status = isTerminal(state, registration.status)
    ? String(registration.status)
    : statusAfter(state, registration, step, wish);
  Object.assign(registration, {status, currentStep: step, updatedAt: state.clock.iso()});
  const event = events[step];
  if (event !== undefined) {
    webhooks.emit(operation, event, registration);
  }
  if (status !== 'ONGOING') {
    webhooks.emit(operation, `app_registration_${status.toLowerCase()}`, registration);
  }
  const outcome = successWith(operation, '/data/status', status);
  return {outcome, set: {'/data/appRegistrationId': registration._id, '/data/status': status, '/data/step': step}};
};
