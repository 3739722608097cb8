import type {ApiRecord} from '../state/Records';
import type {State} from '../state/State';
import {bodyOf, type Call, type Reply} from './Play';
import {notFound, refuse} from './replies';

const versions = ['/v2', '/v3'];

function inVersions(state: State, name: string, id: string | undefined): ApiRecord | undefined {
  return id === undefined
    ? undefined
    : versions.map((version) => state.records.get(`${version}/${name}`, id)).find((record) => record !== undefined);
}

/** A project of any version of the API. */
export const projectOf = (state: State, id: string | undefined): ApiRecord | undefined =>
  inVersions(state, 'projects', id);

/** A flow of any version of the API. */
export const flowOf = (state: State, id: string | undefined): ApiRecord | undefined =>
  inVersions(state, 'project-flows', id);

export const registrations = '/v2/app-registrations';

/** The registration that the token of a call belongs to; undefined for a token of another kind. */
export function registrationOf({token, state}: Call): ApiRecord | undefined {
  return token?.scheme === 'registrationToken' && token.record !== undefined
    ? state.records.get(registrations, token.record)
    : undefined;
}

/** What the API says against the project and the flow that a call names; undefined where both are active. */
export function refusedProject(call: Call): Reply | undefined {
  const {project, projectFlow} = bodyOf(call);
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  for (const [id, find] of [
    [text(project), projectOf],
    [text(projectFlow), flowOf],
  ] as const) {
    const record = find(call.state, id);
    if (id !== undefined && record === undefined) {
      return notFound(call, /Project_not_found/);
    }
    if (record !== undefined && record.status !== 'active') {
      return refuse(call, 409, /Project_not_active/, 'Project_not_active');
    }
  }
  return undefined;
}
