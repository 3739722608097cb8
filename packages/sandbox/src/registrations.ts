import {kebab} from '../../../src/reference/contract/fieldAddresses';
import {idIn, inData, named, linkOf, registrationOf, registrations, type Call, type Effect} from './collections';
import {refuse, successWhere} from './outcomes';
import {now, type ApiRecord} from './store';

export const faces = '/v2/biometric-validations';

/** The registration that the token of a call belongs to. @throws Refusal for a token of another kind */
export const ownRegistration = (call: Call): ApiRecord => registrationOf(call) ?? refuse(call, 404);

/** Refuses a registration without an address, or with one that another registration of the project has. */
export function refuseTaken(call: Call): void {
  const {store, body} = call;
  if (body.email === undefined && body.phone === undefined) {
    refuse(call, 409, 'needs an email or a phone');
  }
  for (const {_id, project, ...other} of store.all(registrations)) {
    const isOther = idIn(project) === body.project && !store.examples.has(_id);
    const way = ['email', 'phone'].find((name) => body[name] !== undefined && other[name] === body[name]);
    if (isOther && way !== undefined) {
      refuse(call, 409, `${way}_is_registered_already`);
    }
  }
}

/** Whether a registration of a status has not ended. */
export const isOpen = (status: unknown): boolean => status === 'STARTED' || status === 'ONGOING';

/** Whether a flow asks for a part. Flows below version 3 keep their settings in `onboardingSettings`. */
export function requires(flow: ApiRecord | undefined, part: 'email' | 'phone' | 'document' | 'background'): boolean {
  const settings = (flow?.onboardingSettings ?? flow ?? {}) as Record<string, Record<string, unknown> | undefined>;
  const {steps = {}, signUpForm = {}, document, documents} = settings;
  if (part === 'background') {
    return (document?.verifyCriminalHistory ?? documents?.criminalHistoryVerification) === true;
  }
  return part === 'document'
    ? steps.document === 'mandatory'
    : steps.signUpForm !== 'skip' && signUpForm[part] === true && signUpForm[`${part}Gateway`] !== 'none';
}

/** Ends a registration, and tells the webhooks. */
export function setStatus(emit: Call['emit'], record: ApiRecord, status: string): void {
  Object.assign(record, {status, updatedAt: now()});
  emit(`app_registration_${status.toLowerCase()}`, record);
}

/** A client reports a step of a registration. It goes on where something that its flow asks for is not done. */
export const syncRegistration: Effect = (call) => {
  const registration = named(call);
  if (registrationOf(call) !== registration) {
    refuse(call, 403, 'token_not_right');
  }
  const {step, status: wish} = call.body as {step: string; status: string};
  const flow = linkOf(call.store, registration, 'projectFlow');
  const statusOf = (kind: string): unknown => linkOf(call.store, registration, kind)?.status;
  const lacksCode = (['email', 'phone'] as const).some(
    (way) => requires(flow, way) && statusOf(`${way}Validation`) !== 'validated',
  );
  if (step !== 'skipKYC' && lacksCode) {
    refuse(call, 409, 'signUpForm_validation_not_passed');
  }
  registration.currentStep = step;
  call.emit(`app_registration_sync_${kebab(step).replaceAll('-', '_')}`, registration);
  const document = statusOf('documentValidation');
  const face = statusOf('biometricValidation');
  const isWithoutKyc = document === undefined && face === undefined && !requires(flow, 'document');
  const isDone = wish !== 'COMPLETED' || (document === 'ACTIVE' && face === 'validated');
  if (isOpen(registration.status)) {
    const withoutKyc = step === 'skipKYC' || (step === 'end' && wish === 'COMPLETED' && isWithoutKyc);
    const ended = step === 'end' && isDone ? wish : 'ONGOING';
    setStatus(call.emit, registration, withoutKyc ? 'COMPLETED_WITHOUT_KYC' : ended);
  }
  const {_id: appRegistrationId, status} = registration;
  const outcome = successWhere(call.operation, '/data/status', (known) => known === status);
  return {outcome, ...inData({appRegistrationId, status, step})};
};

/** Records that somebody is logged in; the token of the answer belongs to that record. */
export function logIn({store}: Call, validation: ApiRecord, type: string, field: string): string {
  const {client, project, projectFlow, _id} = validation;
  const links = {client, project, projectFlow, status: 'validated', type, [field]: _id};
  return store.add('/v2/app-logins', {_id: store.newId(), ...links, createdAt: now(), updatedAt: now()})._id;
}
