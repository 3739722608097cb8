import {defaultLocale} from '../../../config/locales';
import {siteContract} from '../../../src/reference/contract/siteContract';
import type {Operation} from '../../../src/reference/contract/types';

/** What the package takes out of the contract. */
export interface ClientContract {
  operations: readonly Operation[];
  /** What the caller does about an error, by its key. */
  errorClasses: Readonly<Record<string, string>>;
  /** The same where it differs, by key and path. */
  errorExceptions: Readonly<Record<string, string>>;
  /** Every `type` that is sent to webhooks. */
  eventTypes: readonly string[];
}

/** Keys that the page of errors tells readers to handle, though no operation of the contract names them. */
const unlistedErrors = {expired_token: 'token', access_denied: 'token', liveness_error: 'later'};
/** The same for a picture that cannot be judged. */
const faceErrors = `no_face_detected ERR_NO_FACE_DETECTED multiple_faces_detected ERR_MULTIPLE_FACES_DETECTED face_occluded
  face_close_to_border face_not_centered ERR_LIVENESS_FACE_CLOSE_TO_BORDER face_too_far ERR_LIVENESS_FACE_TOO_SMALL
  face_too_close face_rotation_too_large poor_lighting LIVENESS_CHECK_FAILED`;

/** Reads the contract of this repository for the package. @throws ContractError where a file of it is no YAML */
export async function clientContract(): Promise<ClientContract> {
  const {operations, errorGroups, events} = (await siteContract()).in[defaultLocale];
  const all = errorGroups.flatMap(({errors}) => errors);
  const faces = faceErrors.split(/\s+/).map((key) => ({key, class: 'correct'}));
  const classes = [...faces, ...all].map((error) => [error.key, error.class] as const);
  const exceptions = all.flatMap(({key, exceptions: differing = {}}) =>
    Object.entries(differing).map(([id, kind]) => [`${key} ${operations.get(id)?.path}`, kind] as const),
  );
  return {
    operations: [...operations.values()],
    errorClasses: {...unlistedErrors, ...Object.fromEntries(classes)},
    errorExceptions: Object.fromEntries(exceptions),
    eventTypes: events.flatMap(({flows, suffix}) => flows.map((flow) => `${flow}_${suffix}`)),
  };
}
