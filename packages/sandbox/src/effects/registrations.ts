import {isNode} from '../../../../src/reference/json';
import {idIn, namedRecord, newRecord, notFound, refuse} from '../collections';
import {errorOf, successWith, usual} from '../replies';
import {type ApiRecord, now} from '../store';
import {
  type Way,
  documents,
  faces,
  flowOf,
  refusedProject,
  registrationOf,
  registrations,
  validations,
  without,
} from './parties';
import type {Call, Effect} from './types';

/** The project and the flow are active, and nobody has the same address or number in the project. */
export const createRegistration: Effect = (call) => {
  const {operation, store, body} = call;
  const refused = refusedProject(call);
  if (refused !== undefined) {
    return refused;
  }
  if (body.email === undefined && body.phone === undefined) {
    return refuse(call, 409, /needs an email or a phone/, 'needs an email or a phone');
  }
  const others = store
    .all(registrations)
    .filter(({_id, project}) => idIn(project) === body.project && !store.examples.has(_id));
  const taken = (['email', 'phone'] as const).find(
    (field) => body[field] !== undefined && others.some((other) => other[field] === body[field]),
  );
  if (taken !== undefined) {
    return refuse(call, 409, new RegExp(`${taken}_is_registered`), `${taken}_is_registered_already`);
  }
  const outcome = usual(operation);
  const record = newRecord(call, outcome, '/data/appRegistration');
  const informationValidation = store.newId();
  const registration = store.add(registrations, {...record, ...without(body, '_id'), informationValidation});
  call.emit(operation, 'app_registration_created', registration);
  return {
    outcome,
    set: {
      '/data/appRegistration': without(registration, 'informationValidation'),
      '/data/informationValidation/_id': informationValidation,
      '/data/link': undefined,
    },
    record: registration._id,
  };
};

const openStatuses = new Set(['STARTED', 'ONGOING']);

/** A new link for a registration that has not ended. */
export const resendLink: Effect = (call) => {
  const {operation, body} = call;
  const registration = namedRecord(call, registrations);
  if (registration === undefined) {
    return notFound(call);
  }
  const refusal = errorOf(operation, 409, /cannot_resend/);
  if (refusal !== undefined && !openStatuses.has(String(registration.status))) {
    return {outcome: refusal};
  }
  const emailSent = body.sendEmail === true;
  const {_id, status, currentStep: step} = registration;
  const set = {appRegistrationId: _id, status, step, issuedAt: now(), emailSent};
  return {
    outcome: successWith(operation, '/data/emailSent', emailSent),
    record: _id,
    set: Object.fromEntries(Object.entries(set).map(([name, value]) => [`/data/${name}`, value])),
  };
};

/** Whether a flow asks for a part. Flows below version 3 keep their settings in `onboardingSettings`. */
function requires(flow: ApiRecord | undefined, part: Way | 'document' | 'liveness'): boolean {
  const settings = isNode(flow?.onboardingSettings) ? flow.onboardingSettings : flow;
  const steps = isNode(settings?.steps) ? settings.steps : {};
  const form = isNode(settings?.signUpForm) ? settings.signUpForm : {};
  return part === 'email' || part === 'phone'
    ? steps.signUpForm !== 'skip' && form[part] === true && form[`${part}Gateway`] !== 'none'
    : steps[part] === 'mandatory';
}

/** The status in which a registration ends, from its validations; `ONGOING` where something that its flow asks for is not done. */
function endStatus({store}: Call, registration: ApiRecord, wish: string): string {
  const flow = flowOf(store, registration.projectFlow);
  const document = store.get(documents, idIn(registration.documentValidation));
  const face = store.get(faces, idIn(registration.biometricValidation));
  if (wish !== 'COMPLETED' || document === undefined || face === undefined) {
    const isSkipped = document === undefined && face === undefined && !requires(flow, 'document');
    return wish === 'COMPLETED' ? (isSkipped ? 'COMPLETED_WITHOUT_KYC' : 'ONGOING') : wish;
  }
  return document.status === 'ACTIVE' && face.status === 'validated' ? 'COMPLETED' : 'ONGOING';
}

const stepEvents: Readonly<Record<string, string>> = {
  signUpForm: 'app_registration_sync_sign_up_form',
  instructions: 'app_registration_sync_instructions',
  document: 'app_registration_sync_document',
  liveness: 'app_registration_sync_liveness',
  skipKYC: 'app_registration_sync_skip_kyc',
};

/** Ends a registration, and tells the webhooks. */
export function setStatus(
  {emit, operation}: Pick<Call, 'emit' | 'operation'>,
  record: ApiRecord,
  status: string,
): void {
  Object.assign(record, {status, updatedAt: now()});
  if (status !== 'ONGOING') {
    emit(operation, `app_registration_${status.toLowerCase()}`, record);
  }
}

/** A client reports a step of a registration. */
export const syncRegistration: Effect = (call) => {
  const {operation, store, body} = call;
  const named = namedRecord(call, registrations);
  if (named === undefined) {
    return notFound(call);
  }
  if (registrationOf(call) !== named) {
    return refuse(call, 403, /token_not_right/, 'token_not_right');
  }
  const {step, status: wish} = body as {step: string; status: string};
  const flow = flowOf(store, named.projectFlow);
  const lacksCode = (['email', 'phone'] as const).some((way) => {
    const validation = store.get(validations[way], idIn(named[`${way}Validation`]));
    return requires(flow, way) && validation?.status !== 'validated';
  });
  if (step !== 'skipKYC' && lacksCode) {
    return refuse(call, 409, /signUpForm/, 'signUpForm_validation_not_passed');
  }
  named.currentStep = step;
  if (stepEvents[step] !== undefined) {
    call.emit(operation, stepEvents[step], named);
  }
  if (openStatuses.has(String(named.status))) {
    const ended = step === 'skipKYC' ? 'COMPLETED_WITHOUT_KYC' : endStatus(call, named, wish);
    setStatus(call, named, step === 'end' || step === 'skipKYC' ? ended : 'ONGOING');
  }
  const {status} = named;
  const outcome = successWith(operation, '/data/status', status);
  return {outcome, set: {'/data/appRegistrationId': named._id, '/data/status': status, '/data/step': step}};
};
