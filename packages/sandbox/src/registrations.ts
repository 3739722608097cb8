import {kebab} from '../../../src/reference/contract/fieldAddresses';
import {valueAt} from '../../../src/reference/json';
import {idIn, inData, named, newRecord, partyOf, type Call, type Effect} from './collections';
import {errorOf, refuse, refuseUnknown, successWith, type Outcome} from './outcomes';
import {now, type ApiRecord} from './store';

export const registrations = '/v2/app-registrations';
const documents = '/v2/document-validations';
export const faces = '/v2/biometric-validations';

/** The registration that the token of a call belongs to; undefined for a token of another kind. */
export const registrationOf = ({token, store}: Call): ApiRecord | undefined =>
  token?.scheme === 'registrationToken' ? store.get(registrations, token.record) : undefined;

/** The registration that the token of a call belongs to. @throws Refusal for a token of another kind */
export const ownRegistration = (call: Call): ApiRecord => registrationOf(call) ?? refuseUnknown(call);

/** Refuses a call that names a project or a flow that is not there, or not active where the contract asks for that. */
function needActive(call: Call): void {
  for (const [field, name] of [
    ['project', 'projects'],
    ['projectFlow', 'project-flows'],
  ] as const) {
    const party = partyOf(call.store, name, call.body[field]);
    if (call.body[field] !== undefined && party === undefined) {
      refuse(call, 404, 'Project_not_found');
    }
    if (party !== undefined && party.status !== 'active' && errorOf(call.operation, 409, /Project_not_active/)) {
      refuse(call, 409, 'Project_not_active');
    }
  }
}

/**
 * Adds a record after the model of the answer, of the registration whose token was sent, and tells the webhooks.
 *
 * @param kind - of the record, as answers name it: `emailValidation`
 * @returns the record, and where it is in the answer
 */
export function add(
  call: Call,
  kind: string,
  outcome: Outcome = call.operation.outcomes[0],
): {record: ApiRecord; at: string} {
  needActive(call);
  const at = valueAt(outcome.value, ['data', kind]) === undefined ? '/data' : `/data/${kind}`;
  const record = call.store.add(`/v2/${kebab(kind)}s`, newRecord(call, at, outcome));
  const registration = registrationOf(call);
  if (registration !== undefined) {
    const {client, project, projectFlow, _id: appRegistration} = registration;
    Object.assign(record, {client, project, projectFlow, appRegistration});
    registration[kind] = record._id;
  }
  call.emit(`${kebab(kind).replace('-', '_')}_${kind === 'biometricValidation' ? 'new' : 'created'}`, record);
  return {record, at};
}

/** Refuses a registration without an address, or with one that another registration of the project has. */
export function refuseTaken(call: Call): void {
  const {store, body} = call;
  if (body.email === undefined && body.phone === undefined) {
    refuse(call, 409, 'needs an email or a phone');
  }
  const others = store
    .all(registrations)
    .filter(({_id, project}) => idIn(project) === body.project && !store.examples.has(_id));
  for (const way of ['email', 'phone']) {
    if (body[way] !== undefined && others.some((other) => other[way] === body[way])) {
      refuse(call, 409, `${way}_is_registered_already`);
    }
  }
}

/** Whether a registration of a status has not ended. */
export const isOpen = (status: unknown): boolean => status === 'STARTED' || status === 'ONGOING';

/** Whether a flow asks for a part. Flows below version 3 keep their settings in `onboardingSettings`. */
function requires(flow: ApiRecord | undefined, part: 'email' | 'phone' | 'document'): boolean {
  const settings = (flow?.onboardingSettings ?? flow ?? {}) as Record<string, Record<string, unknown> | undefined>;
  const {steps = {}, signUpForm = {}} = settings;
  return part === 'document'
    ? steps.document === 'mandatory'
    : steps.signUpForm !== 'skip' && signUpForm[part] === true && signUpForm[`${part}Gateway`] !== 'none';
}

/** The status in which a registration ends; `ONGOING` where something that its flow asks for is not done. */
function endStatus({store}: Call, registration: ApiRecord, wish: string): string {
  const flow = partyOf(store, 'project-flows', registration.projectFlow);
  const document = store.get(documents, idIn(registration.documentValidation));
  const face = store.get(faces, idIn(registration.biometricValidation));
  if (wish !== 'COMPLETED') {
    return wish;
  }
  if (document === undefined && face === undefined && !requires(flow, 'document')) {
    return 'COMPLETED_WITHOUT_KYC';
  }
  return document?.status === 'ACTIVE' && face?.status === 'validated' ? 'COMPLETED' : 'ONGOING';
}

/** Ends a registration, and tells the webhooks. */
export function setStatus(emit: Call['emit'], record: ApiRecord, status: string): void {
  Object.assign(record, {status, updatedAt: now()});
  emit(`app_registration_${status.toLowerCase()}`, record);
}

/** A client reports a step of a registration. */
export const syncRegistration: Effect = (call) => {
  const {store, body} = call;
  const registration = named(call);
  if (registrationOf(call) !== registration) {
    refuse(call, 403, 'token_not_right');
  }
  const {step, status: wish} = body as {step: string; status: string};
  const flow = partyOf(store, 'project-flows', registration.projectFlow);
  const lacksCode = (['email', 'phone'] as const).some((way) => {
    const validation = store.get(`/v2/${way}-validations`, idIn(registration[`${way}Validation`]));
    return requires(flow, way) && validation?.status !== 'validated';
  });
  if (step !== 'skipKYC' && lacksCode) {
    refuse(call, 409, 'signUpForm_validation_not_passed');
  }
  registration.currentStep = step;
  call.emit(`app_registration_sync_${kebab(step).replaceAll('-', '_')}`, registration);
  if (isOpen(registration.status)) {
    const ended = step === 'end' ? endStatus(call, registration, wish) : 'ONGOING';
    setStatus(call.emit, registration, step === 'skipKYC' ? 'COMPLETED_WITHOUT_KYC' : ended);
  }
  const {_id: appRegistrationId, status} = registration;
  return {outcome: successWith(call.operation, '/data/status', status), ...inData({appRegistrationId, status, step})};
};

/** Records that somebody is logged in; the token of the answer belongs to that record. */
export function logIn(
  {store}: Call,
  {client, project, projectFlow, _id}: ApiRecord,
  type: string,
  field: string,
): string {
  const links = {client, project, projectFlow, status: 'validated', type, [field]: _id};
  return store.add('/v2/app-logins', {_id: store.newId(), ...links, createdAt: now(), updatedAt: now()})._id;
}
