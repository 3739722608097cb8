import {addressOf, type Way} from '../state/addressOf';
import type {SentCode} from '../state/Codes';
import type {ApiRecord} from '../state/Records';
import {newRecord} from './newRecord';
import {bodyOf, idIn, type Call, type Play, type Reply} from './Play';
import {refuse, usual} from './replies';
import {projectOf, refusedProject, registrationOf} from './parties';

/** Where the validations of each way are kept. */
export const codeCollections: Readonly<Record<Way, string>> = {
  email: '/v2/email-validations',
  phone: '/v2/phone-validations',
};

/** Sends a code, which stands in the log of the sandbox: nothing leaves the machine. */
function send(call: Call, to: string, record?: ApiRecord): SentCode {
  const {state, operation, say} = call;
  const project = record === undefined ? undefined : projectOf(state, idIn(record.project));
  const demo = project?.demoMode === true && typeof project.demoOTP === 'string' ? project.demoOTP : undefined;
  const sent = state.codes.send(to, state.clock.now, {code: demo, record: record?._id});
  say(`code ${sent.code} for ${to} (${operation.id})`);
  return sent;
}

const recently = (call: Call): Reply => refuse(call, 409, /otp_recently_sent/, 'otp_recently_sent');

/** Login of the account: a code to an address, whatever it is, because the sandbox has one account. */
export const requestLogin =
  (way: Way): Play =>
  (call) => {
    const fields = {...call.sent.parameters, ...bodyOf(call)};
    const outcome = usual(call.operation);
    const record = newRecord(call, outcome);
    send(call, addressOf(fields, way));
    return {outcome, set: {'/data': record}};
  };

/** The codes of the login of an account belong to no record; the answer carries a token. */
export const confirmLogin =
  (way: Way): Play =>
  (call) => {
    const body = bodyOf(call);
    const sent = call.state.codes.last({to: addressOf(body, way)});
    if (sent === undefined || sent.code !== String(body.otp) || sent.expiresAt < call.state.clock.now) {
      return refuse(call, 400, /otp/, 'invalid_otp');
    }
    call.state.codes.use(sent);
    return {outcome: usual(call.operation)};
  };

/** Sends a code in a login, in an onboarding (with the token of a registration), or on its own. */
export const sendCode =
  (way: Way): Play =>
  (call) => {
    const {state, webhooks, operation} = call;
    const body = bodyOf(call);
    const registration = registrationOf(call);
    const refused = registration === undefined ? refusedProject(call) : undefined;
    if (refused !== undefined) {
      return refused;
    }
    const to = addressOf(body, way);
    if (body.force !== true && state.codes.isRecent(to, state.clock.now)) {
      return recently(call);
    }
    const outcome = usual(operation);
    const links =
      registration === undefined
        ? {}
        : {project: registration.project, projectFlow: registration.projectFlow, appRegistration: registration._id};
    const record = state.records.add(codeCollections[way], {...newRecord(call, outcome), ...links});
    send(call, to, record);
    if (registration !== undefined) {
      Object.assign(registration, {[`${way}Validation`]: record._id, [way]: body[way]});
    }
    webhooks.emit(operation, `${way}_validation_created`, record);
    return {outcome, set: {'/data': record}};
  };

/** The code by phone that the caller's own server checks: it stands in no record that a list has. */
export const sendManualCode: Play = (call) => {
  const body = bodyOf(call);
  const to = addressOf(body, 'phone');
  if (body.force !== true && call.state.codes.isRecent(to, call.state.clock.now)) {
    return recently(call);
  }
  const sent = send(call, to);
  const {clock} = call.state;
  const set = {'/data/otp': sent.code, '/data/expiresAt': clock.iso(sent.expiresAt - clock.now)};
  return {outcome: usual(call.operation), set};
};
