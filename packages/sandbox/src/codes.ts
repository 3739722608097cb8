import {change, partyOf, type Call} from './collections';
import {refuse} from './outcomes';
import {registrationOf} from './registrations';
import type {ApiRecord} from './store';

/** How a code comes to a person. */
export type Way = 'email' | 'phone';

/** Where a code goes: an address of mail, or a number with the code of its country. */
export const addressOf = (fields: Readonly<Record<string, unknown>>, way: Way): string =>
  way === 'email' ? String(fields.email) : `${String(fields.countryCode)} ${String(fields.phone)}`;

/** Sends a code, which is in the log of the sandbox: nothing leaves the machine. */
export function sendCode(call: Call, way: Way, record?: ApiRecord): string {
  const to = addressOf({...call.parameters, ...call.body}, way);
  const project = partyOf(call.store, 'projects', record?.project);
  const code = call.store.sendCode(
    to,
    record?._id,
    project?.demoMode === true ? (project.demoOTP as string | undefined) : undefined,
  );
  call.say(`code ${code} for ${to} (${call.operation.id})`);
  return code;
}

/** Refuses a second code to the same address. */
export function refuseRecent(call: Call, way: Way): void {
  if (call.body.force !== true && call.store.hasRecentCode(addressOf(call.body, way))) {
    refuse(call, 409, 'otp_recently_sent');
  }
}

/** Takes the code of a validation: named by the path, else the last one of the address. */
export function confirmCode(call: Call, way: Way): ApiRecord {
  const {store, body, path} = call;
  const [id] = Object.values(path);
  const isMeant = (record: ApiRecord): boolean =>
    id === undefined ? addressOf(record, way) === addressOf(body, way) : record._id === id;
  const same = store.all(`/v2/${way}-validations`).filter(isMeant);
  const record = same.filter(({status}) => status === 'sent').at(-1) ?? same.at(-1);
  const registration = registrationOf(call)?._id;
  if (
    record === undefined ||
    (registration !== undefined && (record.appRegistration ?? registration) !== registration)
  ) {
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
  if (sent.code !== String(body.otp)) {
    call.emit(`${way}_validation_otp_incorect`, record);
    return refuse(call, 403, 'otp_does_not_match');
  }
  store.useCode(sent);
  change(call, record, {status: 'validated', ...('new' in record && {new: false})});
  call.emit(`${way}_validation_validated`, record);
  return record;
}
