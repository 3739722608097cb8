import {isNode} from '../contract/pointers';
import type {ApiRecord} from '../state/Records';
import type {State} from '../state/State';
import {idIn} from './Play';
import {flowOf} from './parties';

type Part = 'email' | 'phone' | 'document' | 'biometric';

/** Whether a flow asks for a part. Flows below version 3 keep their settings in `onboardingSettings`. */
function requires(flow: ApiRecord | undefined, part: Part): boolean {
  const settings = isNode(flow?.onboardingSettings) ? flow.onboardingSettings : flow;
  const steps = isNode(settings?.steps) ? settings.steps : {};
  if (part === 'email' || part === 'phone') {
    const form = isNode(settings?.signUpForm) ? settings.signUpForm : {};
    return steps.signUpForm !== 'skip' && form[part] === true && form[`${part}Gateway`] !== 'none';
  }
  return steps[part === 'document' ? 'document' : 'liveness'] === 'mandatory';
}

/** The validation of a part, as a record. */
function validation(state: State, registration: ApiRecord, part: Part): ApiRecord | undefined {
  const id = idIn(registration[`${part}Validation`]);
  return id === undefined ? undefined : state.records.get(`/v2/${part}-validations`, id);
}

/** Whether the form of a registration still lacks a code that its flow asks for. */
export function lacksSignUp(state: State, registration: ApiRecord): boolean {
  const flow = flowOf(state, idIn(registration.projectFlow));
  return (['email', 'phone'] as const).some(
    (part) => requires(flow, part) && validation(state, registration, part)?.status !== 'validated',
  );
}

/** Whether the faces of a registration were compared, with which result. */
function comparison(registration: ApiRecord): boolean | undefined {
  const {compareFaceVerification: compared} = registration;
  const result = isNode(compared) ? compared.result : undefined;
  return isNode(result) ? result.passed === true : undefined;
}

/**
 * The status in which a registration ends, from its validations; what the client wishes counts only where it is worse.
 *
 * @returns `ONGOING` where something that the flow asks for was not done
 */
export function endStatus(state: State, registration: ApiRecord, wish: string): string {
  const flow = flowOf(state, idIn(registration.projectFlow));
  const document = validation(state, registration, 'document');
  const face = validation(state, registration, 'biometric');
  if (wish === 'FAILED' || document?.status === 'FAILED' || comparison(registration) === false) {
    return 'FAILED';
  }
  if (wish === 'NEEDS_MANUAL_VERIFICATION' || document?.status === 'NEEDS_MANUAL_VERIFICATION') {
    return 'NEEDS_MANUAL_VERIFICATION';
  }
  const lacksDocument = requires(flow, 'document') && document?.status !== 'ACTIVE';
  const lacksFace = requires(flow, 'biometric') && face?.status !== 'validated';
  if (lacksDocument || lacksFace) {
    return document?.status === 'ACTIVE_BUT_UNVERIFIED' ? 'NEEDS_MANUAL_VERIFICATION' : 'ONGOING';
  }
  return document === undefined && face === undefined ? 'COMPLETED_WITHOUT_KYC' : 'COMPLETED';
}
