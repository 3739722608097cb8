import {change, newRecord, notFound, refuse} from '../collections';
import {successHaving, usual} from '../replies';
import type {ApiRecord} from '../store';
import {type Way, flowOf, logIn, partyOf, refusedProject, registrationOf, validations} from './parties';
import type {Call, Effect} from './types';

/** Where a code goes: an address of mail, or a number with the code of its country. */
export const addressOf = (fields: Readonly<Record<string, unknown>>, way: Way): string =>
  way === 'email' ? String(fields.email) : `${String(fields.countryCode)} ${String(fields.phone)}`;

/** Sends a code, which is in the log of the sandbox: nothing leaves the machine. */
function send(call: Call, to: string, record?: ApiRecord): string {
  const project = partyOf(call.store, 'projects', record?.project);
  const demo = project?.demoMode === true && typeof project.demoOTP === 'string' ? project.demoOTP : undefined;
  const code = call.store.sendCode(to, demo, record?._id);
  call.say(`code ${code} for ${to} (${call.operation.id})`);
  return code;
}

export const requestLogin =
  (way: Way): Effect =>
  (call) => {
    send(call, addressOf({...call.parameters, ...call.body}, way));
    const outcome = usual(call.operation);
    return {outcome, set: {'/data': newRecord(call, outcome)}};
  };

export const confirmLogin =
  (way: Way): Effect =>
  (call) => {
    const sent = call.store.lastCode({to: addressOf(call.body, way)});
    if (sent?.code !== String(call.body.otp)) {
      return refuse(call, 400, /otp/, 'invalid_otp');
    }
    call.store.useCode(sent);
    return {outcome: usual(call.operation)};
  };

/** In a login, in an onboarding (with the token of a registration), or on its own. */
export const sendCode =
  (way: Way): Effect =>
  (call) => {
    const {store, operation, body} = call;
    const registration = registrationOf(call);
    const refused = registration === undefined ? refusedProject(call) : undefined;
    const to = addressOf(body, way);
    if (refused !== undefined) {
      return refused;
    }
    if (body.force !== true && store.hasRecentCode(to)) {
      return refuse(call, 409, /otp_recently_sent/, 'otp_recently_sent');
    }
    const outcome = usual(operation);
    const links = registration && {
      project: registration.project,
      projectFlow: registration.projectFlow,
      appRegistration: registration._id,
    };
    const record = store.add(validations[way], {...newRecord(call, outcome), ...links});
    send(call, to, record);
    Object.assign(registration ?? {}, {[`${way}Validation`]: record._id, [way]: body[way]});
    call.emit(operation, `${way}_validation_created`, record);
    return {outcome, set: {'/data': record}};
  };

/** The code by phone that the caller's own server checks: no list has it. */
export const sendManualCode: Effect = (call) => {
  const to = addressOf(call.body, 'phone');
  if (call.body.force !== true && call.store.hasRecentCode(to)) {
    return refuse(call, 409, /otp_recently_sent/, 'otp_recently_sent');
  }
  return {outcome: usual(call.operation), set: {'/data/otp': send(call, to)}};
};

/** The validation that a code is for: named by the path, else the last one of the address. */
function validationOf(call: Call, way: Way): ApiRecord | undefined {
  const named = Object.values(call.path)[0];
  const same = call.store
    .all(validations[way])
    .filter((record) =>
      named === undefined ? addressOf(record, way) === addressOf(call.body, way) : record._id === named,
    );
  return same.filter(({status}) => status === 'sent').at(-1) ?? same.at(-1);
}

export const confirmCode =
  (way: Way): Effect =>
  (call) => {
    const {store, operation} = call;
    const [record, registration] = [validationOf(call, way), registrationOf(call)];
    const owner = record?.appRegistration ?? registration?._id;
    if (record === undefined || (registration !== undefined && owner !== registration._id)) {
      return notFound(call, /validation_not_found/);
    }
    const sent = store.lastCode({record: record._id});
    if (record.status === 'validated' && sent === undefined) {
      return refuse(call, 409, /already_validated/, `${way}_validation_already_validated`);
    }
    if (sent === undefined) {
      record.status = 'expired';
      call.emit(operation, `${way}_validation_expired`, record);
      return refuse(call, 412, /expired/, `${way}Validation_has_expired`);
    }
    if (sent.code !== String(call.body.otp)) {
      call.emit(operation, `${way}_validation_otp_incorect`, record);
      return refuse(call, 403, /otp_does_not_match/, 'otp_does_not_match');
    }
    store.useCode(sent);
    change(call, record, {status: 'validated', ...('new' in record ? {new: false} : {})});
    call.emit(operation, `${way}_validation_validated`, record);
    if (registration !== undefined) {
      return {outcome: usual(operation), set: {'/data': record}};
    }
    const isLogin = record.type === 'login' || flowOf(store, record.projectFlow)?.type === 'login';
    const login = isLogin ? logIn(call, record, way, `${way}Validation`) : undefined;
    const set = {'/data/_id': record._id, '/data/type': record.type, ...(login && {'/data/appLogin/id': login._id})};
    return {outcome: successHaving(operation, '/data/appLogin', isLogin), set, ...(login && {record: login._id})};
  };
