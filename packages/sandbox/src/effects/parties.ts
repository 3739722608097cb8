import {idIn, notFound, refuse} from '../collections';
import {type ApiRecord, type Store, now} from '../store';
import type {Call, Effect, Reply} from './types';

export type Way = 'email' | 'phone';

export const registrations = '/v2/app-registrations';
export const documents = '/v2/document-validations';
export const faces = '/v2/biometric-validations';
export const persons = '/v2/face-recognition/persons';
export const validations = {email: '/v2/email-validations', phone: '/v2/phone-validations'} as const;

export const without = (record: Readonly<Record<string, unknown>>, ...names: string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** A project or a flow of any version of the API. */
export const partyOf = (store: Store, name: 'projects' | 'project-flows', id: unknown): ApiRecord | undefined =>
  store.get(`/v2/${name}`, idIn(id)) ?? store.get(`/v3/${name}`, idIn(id));

export const flowOf = (store: Store, id: unknown): ApiRecord | undefined => partyOf(store, 'project-flows', id);

/** The registration that the token of a call belongs to; undefined for a token of another kind. */
export const registrationOf = ({token, store}: Call): ApiRecord | undefined =>
  token?.scheme === 'registrationToken' ? store.get(registrations, token.record) : undefined;

export const registered =
  (effect: (call: Call, registration: ApiRecord) => Reply): Effect =>
  (call) => {
    const registration = registrationOf(call);
    return registration === undefined ? notFound(call) : effect(call, registration);
  };

/** What the API says against the project and the flow that a call names; undefined where both are active. */
export function refusedProject(call: Call): Reply | undefined {
  for (const [id, name] of [
    [call.body.project, 'projects'],
    [call.body.projectFlow, 'project-flows'],
  ] as const) {
    const party = partyOf(call.store, name, id);
    if (id !== undefined && party === undefined) {
      return notFound(call, /Project_not_found/);
    }
    if (party !== undefined && party.status !== 'active') {
      return refuse(call, 409, /Project_not_active/, 'Project_not_active');
    }
  }
  return undefined;
}

/** Records that somebody is logged in; the token of the answer belongs to that record. */
export function logIn({store}: Call, validation: ApiRecord, type: string, field: string): ApiRecord {
  const {client, project, projectFlow, _id} = validation;
  const own = {client, project, projectFlow, status: 'validated', type, [field]: _id};
  return store.add('/v2/app-logins', {_id: store.newId(), ...own, createdAt: now(), updatedAt: now()});
}
