import {idIn, named, newRecord, partyOf, type Call, type Effect} from './collections';
import {refuse, refuseUnknown, successWith, usual} from './outcomes';
import {now, type ApiRecord} from './store';

export const registrations = '/v2/app-registrations';
export const documents = '/v2/document-validations';
export const faces = '/v2/biometric-validations';

/** The registration that the token of a call belongs to; undefined for a token of another kind. */
export const registrationOf = ({token, store}: Call): ApiRecord | undefined =>
  token?.scheme === 'registrationToken' ? store.get(registrations, token.record) : undefined;

/** The registration that the token of a call belongs to. @throws Refusal for a token of another kind */
export const ownRegistration = (call: Call): ApiRecord => registrationOf(call) ?? refuseUnknown(call);

/** Refuses a call that names a project or a flow that is not there, or not active. */
export function needActive(call: Call): void {
  const {project, projectFlow} = call.body;
  const parties = [
    [project, partyOf(call.store, 'projects', project)],
    [projectFlow, partyOf(call.store, 'project-flows', projectFlow)],
  ] as const;
  for (const [id, party] of parties.filter(([sent]) => sent !== undefined)) {
    if (party === undefined) {
      refuse(call, 404, 'Project_not_found', `${String(id)} not found`);
    }
    if (party.status !== 'active') {
      refuse(call, 409, 'Project_not_active');
    }
  }
}

/** What an operation adds: a record of a collection, linked to the registration of the token under `field`. */
export interface Addition {
  collection: string;
  field: string;
  event: string;
  /** Where the record is in the answer. */
  at?: string;
}

/** Adds a record after the model of the answer, and tells the webhooks. */
export function add(call: Call, {collection, field, event, at}: Addition, outcome = usual(call.operation)): ApiRecord {
  const registration = registrationOf(call);
  const record = call.store.add(collection, newRecord(call, at, outcome));
  if (registration !== undefined) {
    const {client, project, projectFlow, _id: appRegistration} = registration;
    Object.assign(record, {client, project, projectFlow, appRegistration});
    registration[field] = record._id;
  }
  call.emit(event, record);
  return record;
}

/** Whether a registration has not ended. */
export const isOpen = ({status}: ApiRecord): boolean => status === 'STARTED' || status === 'ONGOING';

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
  const document = store.get(documents, idIn(registration.documentValidation));
  const face = store.get(faces, idIn(registration.biometricValidation));
  if (wish !== 'COMPLETED') {
    return wish;
  }
  if (
    document === undefined &&
    face === undefined &&
    !requires(partyOf(store, 'project-flows', registration.projectFlow), 'document')
  ) {
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
  const registration = named(call, registrations);
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
  call.emit(`app_registration_sync_${step.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()}`, registration);
  if (isOpen(registration)) {
    const ended = step === 'end' ? endStatus(call, registration, wish) : 'ONGOING';
    setStatus(call.emit, registration, step === 'skipKYC' ? 'COMPLETED_WITHOUT_KYC' : ended);
  }
  const {_id, status} = registration;
  const set = {'/data/appRegistrationId': _id, '/data/status': status, '/data/step': step};
  return {outcome: successWith(call.operation, '/data/status', status), set};
};
