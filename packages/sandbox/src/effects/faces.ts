import {change, newRecord, notFound, refuse} from '../collections';
import {successHaving, usual} from '../replies';
import {now} from '../store';
import {faces, logIn, persons, refusedProject, registered} from './parties';
import type {Effect} from './types';

/** Takes the face of a registration: it is live, and belongs to nobody else. `force` replaces the one that is there. */
export const createRegistrationFace = registered((call, registration) => {
  const {operation, store, body, emit} = call;
  if (registration.person !== undefined && body.force !== true && !store.examples.has(registration._id)) {
    emit(operation, 'app_registration_person_already_set', registration);
    return refuse(call, 409, /person_already_set/, 'person_already_set');
  }
  const {_id: appRegistration, client, project, projectFlow} = registration;
  const own = {client, project, projectFlow, appRegistration, type: 'onboarding', createdAt: now(), updatedAt: now()};
  const face = store.add(faces, {_id: store.newId(), ...own, status: 'new'});
  emit(operation, 'biometric_validation_new', face);
  face.status = 'validated';
  emit(operation, 'biometric_validation_validated', face);
  const person = store.newId();
  change(call, registration, {biometricValidation: face._id, person});
  emit(operation, 'biometric_validation_created_person', face);
  const shown = {...registration, person: {_id: person}, biometricValidation: {_id: face._id, status: face.status}};
  return {outcome: usual(operation), set: {'/data': shown}};
});

/** Compares the face of a registration with the portrait on its document. */
export const compareRegistrationFaces = registered((call, registration) => {
  const outcome = usual(call.operation);
  const {compareFaceVerification: model} = (outcome.value as {data: Record<string, object>}).data;
  const compared = {...model, comparedAt: now()} as {result?: unknown};
  const {_id: appRegistration} = registration;
  registration.compareFaceVerification = compared;
  call.emit(call.operation, 'face_verification_compare', {
    ...registration,
    appRegistration,
    compareResult: compared.result,
  });
  return {outcome, set: {'/data/appRegistration': appRegistration, '/data/compareFaceVerification': compared}};
});

/** Opens a session in which a face is checked. */
export const createFace: Effect = (call) => {
  const {operation, store, body} = call;
  if (refusedProject(call)?.outcome.status === 404) {
    return notFound(call);
  }
  const outcome = successHaving(operation, '/data/biometricValidation/email', body.sendViaEmail === true);
  const session = newRecord(call, outcome, '/data/livenessSession');
  const face = store.add(faces, {
    ...newRecord(call, outcome, '/data/biometricValidation'),
    livenessSession: session._id,
  });
  call.emit(operation, 'biometric_validation_new', face);
  return {
    outcome,
    set: {'/data/livenessSession': session, '/data/biometricValidation': face},
    record: face._id,
  };
};

/** Checks the face of a session: the login is then done. */
export const validateFace: Effect = (call) => {
  const face = call.store.get(faces, call.token?.record);
  if (face === undefined) {
    return notFound(call, /biometric_validation_not_found/);
  }
  change(call, face, {status: 'validated'});
  call.emit(call.operation, 'biometric_validation_validated', face);
  const login = logIn(call, face, 'faceLiveness', 'biometricValidation');
  return {outcome: usual(call.operation), set: {'/data/appLogin/id': login._id}};
};

/** Recognises whoever was enrolled last: nobody looks at a picture. */
export const searchFaces: Effect = ({operation, store}) => {
  const last = store
    .all(persons)
    .filter(({_id}) => !store.examples.has(_id))
    .at(-1);
  return {outcome: usual(operation), ...(last !== undefined && {set: {'/data/persons/0/id': last._id}})};
};
