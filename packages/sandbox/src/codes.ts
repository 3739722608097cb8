import {change, create, inData, newRecord, linkOf, registrationOf, type Call, type Effect} from './collections';
import {refuse, successWith} from './outcomes';
import {logIn} from './registrations';
import type {ApiRecord} from './store';

/** How a code comes to a person. */
type Way = 'email' | 'phone';

/** Where a code goes: an address of mail, or a number with the code of its country. */
export const addressOf = (fields: Readonly<Record<string, unknown>>, way: Way): string =>
  way === 'email' ? String(fields.email) : `${String(fields.countryCode)} ${String(fields.phone)}`;

/** Sends a code, which is in the log of the sandbox: nothing leaves the machine. */
function sendCode(call: Call, way: Way, record?: ApiRecord): string {
  const to = addressOf({...call.parameters, ...call.body}, way);
  const project = linkOf(call.store, record, 'project');
  const demoCode = project?.demoMode === true ? (project.demoOTP as string | undefined) : undefined;
  const code = call.store.sendCode(to, record?._id, demoCode);
  call.say(`code ${code} for ${to} (${call.operation.id})`);
  return code;
}

/** Refuses a second code to the same address. */
function refuseRecent(call: Call, way: Way): void {
  if (call.body.force !== true && call.store.hasRecentCode(addressOf(call.body, way))) {
    refuse(call, 409, 'otp_recently_sent');
  }
}

/** Takes the code of a validation: named by the path, else the last one of the address. */
function confirmCode(call: Call, way: Way): ApiRecord {
  const {store, body, parameters} = call;
  const isMeant = (record: ApiRecord): boolean =>
    parameters.id === undefined ? addressOf(record, way) === addressOf(body, way) : record._id === parameters.id;
  const record = store.all(`/v2/${way}-validations`).filter(isMeant).at(-1);
  const registration = registrationOf(call)?._id ?? record?.appRegistration;
  if (record === undefined || (record.appRegistration ?? registration) !== registration) {
    return refuse(call, 404, 'validation_not_found');
  }
  const sent = store.lastCode(record._id);
  if (sent === undefined && record.status === 'validated') {
    return refuse(call, 409, `${way}_validation_already_validated`);
  }
  if (sent === undefined) {
    record.status = 'expired';
    call.emit(`${way}_validation_expired`, record);
    return refuse(call, 412, `${way}Validation_has_expired`);
  }
  if (sent !== String(body.otp)) {
    call.emit(`${way}_validation_otp_incorect`, record);
    return refuse(call, 403, 'otp_does_not_match');
  }
  store.codes.delete(record._id);
  change(call, record, {status: 'validated', new: false});
  call.emit(`${way}_validation_validated`, record);
  return record;
}

/** The operations that send and take codes, which are the same by mail and by phone. */
export function codeEffects(way: Way, name: 'Email' | 'Phone'): Record<string, Effect> {
  const sends: Effect = (call) => {
    refuseRecent(call, way);
    const {record, reply} = create(call);
    sendCode(call, way, record);
    Object.assign(registrationOf(call) ?? {}, {[way]: call.body[way]});
    return reply;
  };
  return {
    [`request${name}Login`]: (call) => {
      sendCode(call, way);
      return {set: {'/data': newRecord(call)}};
    },
    [`confirm${name}Login`]: (call) => {
      const to = addressOf(call.body, way);
      if (call.store.lastCode(to) !== String(call.body.otp)) {
        refuse(call, 400, 'invalid_otp');
      }
      call.store.codes.delete(to);
      return {};
    },
    // The caller's own server checks this code: no list has it.
    [`createManual${name}Validation`]: (call) => {
      refuseRecent(call, way);
      return inData({otp: sendCode(call, way)});
    },
    [`create${name}Validation`]: sends,
    [`createRegistration${name}Validation`]: sends,
    [`validateRegistration${name}Validation`]: (call) => ({set: {'/data': confirmCode(call, way)}}),
    [`validate${name}Validation`]: (call) => {
      const record = confirmCode(call, way);
      const {_id, type} = record;
      if (type !== 'login' && linkOf(call.store, record, 'projectFlow')?.type !== 'login') {
        const outcome = successWith(call.operation, '/data/appLogin', false);
        return {outcome, ...inData({_id, type})};
      }
      const login = logIn(call, record, way, `${way}Validation`);
      return {...inData({_id, type, 'appLogin/id': login}), record: login};
    },
  };
}
