import {isNode} from '../contract/pointers';
import {newRecord} from './newRecord';
import {bodyOf, idIn, type Call, type Play} from './Play';
import {flowOf, projectOf, registrationOf} from './parties';
import {notFound, refuse, successHaving, usual} from './replies';
import {without} from './without';

const faces = '/v2/biometric-validations';
const persons = '/v2/face-recognition/persons';

/** Takes the face of a registration: it is live, and belongs to nobody else. `force` replaces the one that is there. */
export const createRegistrationFace: Play = (call) => {
  const {operation, state, webhooks} = call;
  const registration = registrationOf(call);
  if (registration === undefined) {
    return notFound(call);
  }
  const outcome = usual(operation);
  if (
    registration.person !== undefined &&
    bodyOf(call).force !== true &&
    !state.records.examples.has(registration._id)
  ) {
    webhooks.emit(operation, 'app_registration_person_already_set', registration);
    return refuse(call, 409, /person_already_set/, 'person_already_set');
  }
  const {_id, client, project, projectFlow} = registration;
  const face = state.records.add(faces, {
    _id: state.records.newId(),
    client,
    project,
    projectFlow,
    appRegistration: _id,
    status: 'new',
    type: 'onboarding',
    createdAt: state.clock.iso(),
    updatedAt: state.clock.iso(),
  });
  webhooks.emit(operation, 'biometric_validation_new', face);
  face.status = 'validated';
  webhooks.emit(operation, 'biometric_validation_validated', face);
  const person = state.records.newId();
  Object.assign(registration, {biometricValidation: face._id, person, updatedAt: state.clock.iso()});
  webhooks.emit(operation, 'biometric_validation_created_person', face);
  const shown = {...registration, person: {_id: person}, biometricValidation: {_id: face._id, status: face.status}};
  return {outcome, set: {'/data': shown}};
};

/** Compares the face of a registration with the portrait on its document. */
export const compareFaces: Play = (call) => {
  const {operation, state, webhooks} = call;
  const registration = registrationOf(call);
  if (registration === undefined) {
    return notFound(call);
  }
  const outcome = usual(operation);
  const {compareFaceVerification: model} = (outcome.value as {data: Record<string, unknown>}).data;
  const compared = {...(isNode(model) ? model : {}), comparedAt: state.clock.iso()};
  registration.compareFaceVerification = compared;
  webhooks.emit(operation, 'face_verification_compare', {
    ...registration,
    appRegistration: registration._id,
    compareResult: isNode(model) ? model.result : undefined,
  });
  return {outcome, set: {'/data/appRegistration': registration._id, '/data/compareFaceVerification': compared}};
};

/** Whether a call names a project and a flow that exist. */
function hasParties(call: Call): boolean {
  const {project, projectFlow} = bodyOf(call);
  return (
    (project === undefined || projectOf(call.state, idIn(project)) !== undefined) &&
    (projectFlow === undefined || flowOf(call.state, idIn(projectFlow)) !== undefined)
  );
}

/** Opens a session in which a face is checked. */
export const createFace: Play = (call) => {
  const {operation, state, webhooks, token} = call;
  if (!hasParties(call)) {
    return notFound(call);
  }
  const outcome = successHaving(operation, '/data/biometricValidation/email', bodyOf(call).sendViaEmail === true);
  const session = newRecord(call, outcome, '/data/livenessSession');
  const face = newRecord(call, outcome, '/data/biometricValidation');
  Object.assign(face, {livenessSession: session._id, appLogin: token?.record});
  session.expiresAt = state.clock.iso((state.lifeOf('livenessSessionToken', operation.id) ?? 0) * 1000);
  state.records.add(faces, face);
  webhooks.emit(operation, 'biometric_validation_new', face);
  return {
    outcome,
    set: {'/data/livenessSession': session, '/data/biometricValidation': without(face, 'appLogin')},
    record: face._id,
  };
};

/** Checks the face of a session: the login is then done. */
export const validateFace: Play = (call) => {
  const {operation, state, token, webhooks} = call;
  const face = token?.record === undefined ? undefined : state.records.get(faces, token.record);
  if (face === undefined) {
    return notFound(call, /biometric_validation_not_found/);
  }
  Object.assign(face, {status: 'validated', updatedAt: state.clock.iso()});
  webhooks.emit(operation, 'biometric_validation_validated', face);
  const login = state.records.add('/v2/app-logins', {
    _id: state.records.newId(),
    client: face.client,
    status: 'validated',
    project: face.project,
    projectFlow: face.projectFlow,
    type: 'faceLiveness',
    biometricValidation: face._id,
    createdAt: state.clock.iso(),
    updatedAt: state.clock.iso(),
  });
  return {outcome: usual(operation), set: {'/data/appLogin/id': login._id}};
};

/** Recognises whoever was enrolled last: nobody looks at a picture. */
export const searchFaces: Play = ({operation, state: {records}}) => {
  const last = records
    .all(persons)
    .filter(({_id}) => !records.examples.has(_id))
    .at(-1);
  return {outcome: usual(operation), ...(last !== undefined && {set: {'/data/persons/0/id': last._id}})};
};
