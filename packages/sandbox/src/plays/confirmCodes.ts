import {addressOf, type Way} from '../state/addressOf';
import type {ApiRecord} from '../state/Records';
import {codeCollections} from './codes';
import {bodyOf, idIn, type Call, type Play, type Reply} from './Play';
import {flowOf, registrationOf} from './parties';
import {notFound, refuse, successHaving, usual} from './replies';

/** The validation that a code is for: named by the path, else the last one of the address. */
function validationOf(call: Call, way: Way): ApiRecord | undefined {
  const {state, sent} = call;
  const [id] = Object.values(sent.path);
  if (id !== undefined) {
    return state.records.get(codeCollections[way], id);
  }
  const body = bodyOf(call);
  const same = state.records
    .all(codeCollections[way])
    .filter((record) => addressOf(record, way) === addressOf(body, way))
    .filter(({projectFlow}) => body.projectFlow === undefined || idIn(projectFlow) === body.projectFlow);
  return same.filter(({status}) => status === 'sent').at(-1) ?? same.at(-1);
}

/** What the API says against a code; undefined where it is right. */
function refusedCode(call: Call, way: Way, record: ApiRecord): Reply | undefined {
  const {state, webhooks, operation} = call;
  if (record.status === 'validated') {
    return refuse(call, 409, /already_validated/, `${way}_validation_already_validated`);
  }
  const sent = state.codes.last({record: record._id});
  if (sent === undefined || sent.expiresAt <= state.clock.now) {
    record.status = 'expired';
    webhooks.emit(operation, `${way}_validation_expired`, record);
    return refuse(call, 412, /expired/, `${way}Validation_has_expired`);
  }
  if (sent.code !== String(bodyOf(call).otp)) {
    webhooks.emit(operation, `${way}_validation_otp_incorect`, record);
    return refuse(call, 403, /otp_does_not_match/, 'otp_does_not_match');
  }
  state.codes.use(sent);
  return undefined;
}

/** An end user of a login flow is logged in: with a record of the login, to which the token belongs. */
function logIn(call: Call, way: Way, record: ApiRecord): Reply {
  const {state, operation} = call;
  const outcome = successHaving(operation, '/data/appLogin', true);
  const login = state.records.add('/v2/app-logins', {
    _id: state.records.newId(),
    client: record.client,
    status: 'validated',
    project: record.project,
    projectFlow: record.projectFlow,
    type: way,
    [`${way}Validation`]: record._id,
    createdAt: state.clock.iso(),
    updatedAt: state.clock.iso(),
  });
  const set = {'/data/_id': record._id, '/data/type': record.type, '/data/appLogin/id': login._id};
  return {outcome, set, record: login._id};
}

/** Checks a code: the validation is then done, and a login has a token. */
export const confirmCode =
  (way: Way): Play =>
  (call) => {
    const {state, operation, webhooks} = call;
    const record = validationOf(call, way);
    const registration = registrationOf(call);
    const belongs =
      registration === undefined ||
      record?.appRegistration === undefined ||
      record.appRegistration === registration._id;
    if (record === undefined || !belongs) {
      return notFound(call, /validation_not_found/);
    }
    const refused = refusedCode(call, way, record);
    if (refused !== undefined) {
      return refused;
    }
    Object.assign(record, {
      status: 'validated',
      updatedAt: state.clock.iso(),
      ...('new' in record ? {new: false} : {}),
    });
    webhooks.emit(operation, `${way}_validation_validated`, record);
    if (registration !== undefined) {
      return {outcome: usual(operation), set: {'/data': record}};
    }
    if (record.type === 'login' || flowOf(state, idIn(record.projectFlow))?.type === 'login') {
      return logIn(call, way, record);
    }
    const outcome = successHaving(operation, '/data/appLogin', false);
    return {outcome, set: {'/data/_id': record._id, '/data/type': record.type}};
  };
