import {copyWith, isNode, nodesOf, pointerKeys, valueAt} from '../../../src/reference/json';
import {codeEffects} from './codes';
import {change, create, idIn, inData, linkOf, named, newRecord, show, type Call, type Effect} from './collections';
import {isSuccess, refuse, successWhere, successWith} from './outcomes';
import {proofEffects} from './proofs';
import {faces, isOpen, logIn, ownRegistration, refuseTaken, requires, syncRegistration} from './registrations';
import {now, type ApiRecord} from './store';
import {hooks} from './webhooks';

/** The data of the usual answer: what the contract says where the sandbox knows nothing. */
const usualData = ({operation}: Call) => (operation.outcomes[0].value as {data: Record<string, object>}).data;

/** Keeps the flow of a body, new or changed: a project of version 3 has one of its own. */
function setFlow(call: Call, project: ApiRecord): ApiRecord {
  const [at, {projectFlow}] = ['/data/projectFlow', call.body];
  const flow = call.store.all('/v3/project-flows').find((known) => known.project === project._id);
  if (flow !== undefined) {
    Object.assign(flow, projectFlow);
  } else if (isNode(projectFlow)) {
    const created = newRecord(call, at, successWhere(call.operation, at, isNode));
    call.store.add('/v3/project-flows', {...created, ...projectFlow, status: 'draft', project: project._id});
  }
  return Object.assign(project, {projectFlow: undefined});
}

/** Answers with a project of version 3 and its flows, where the contract shows them. */
function showProject(call: Call, project: ApiRecord) {
  const flows = call.store.all('/v3/project-flows').filter((flow) => flow.project === project._id);
  const shown = flows.map((flow) => ({...flow, project: undefined}));
  return show(call, {...project, projectFlow: shown[0] ?? null, projectFlows: shown});
}

/** Links a webhook to the flows that are sent with it. A flow has one webhook: the last that was linked to it. */
function linkFlows({store, body: {link}}: Call, hook: ApiRecord): ApiRecord {
  const flows = Array.isArray(link) ? link.map(idIn) : [];
  for (const other of store.all(hooks)) {
    other.projectFlow = [other.projectFlow].flat().filter((flow) => !flows.includes(idIn(flow)));
  }
  return Array.isArray(link) ? Object.assign(hook, {projectFlow: link}) : hook;
}

/** Opens a session in which a face is checked. */
const openSession: Effect = (call) => {
  const outcome = successWith(call.operation, '/data/biometricValidation/email', call.body.sendViaEmail === true);
  const livenessSession = newRecord(call, '/data/livenessSession', outcome);
  const {record} = create(call, outcome);
  record.livenessSession = livenessSession._id;
  return {outcome, ...inData({livenessSession, biometricValidation: record}), record: record._id};
};

/** Judges a face by the thresholds that were sent: one that does not exceed them is another one, or not live. */
export const judgeFace: Effect = ({operation, body}) => {
  const nodes = [...nodesOf(operation.outcomes[0].value)];
  const fails = (score: string, least: unknown): boolean => nodes.some((node) => Number(node[score]) <= Number(least));
  const successes = operation.outcomes.filter(isSuccess);
  const isOther = fails('score', body.compare_min_score ?? body.min_score);
  const notLive = isOther ? undefined : successes.find(({name}) => name === 'notLive');
  return isOther || fails('liveness_score', body.liveness_min_score) ? {outcome: notLive ?? successes.at(-1)} : {};
};

/** What operations do that is more than to keep records. */
export const effects: Readonly<Record<string, Effect>> = {
  ...codeEffects('email', 'Email'),
  ...codeEffects('phone', 'Phone'),
  renewAndRevokeTokens: ({store, token}) => {
    for (const issued of [...store.tokens.values()].filter(({scheme}) => scheme === token?.scheme)) {
      issued.expiresAt = 0;
    }
    return {};
  },
  getMyAccount: ({store}) => inData({credits: store.credits}),
  createAppRegistration: (call) => {
    refuseTaken(call);
    const outcome = successWith(call.operation, '/data/appRegistration/email', call.body.email !== undefined);
    const {record} = create(call, outcome);
    const set = {appRegistration: {...record}, 'informationValidation/_id': call.store.newId(), link: undefined};
    record.informationValidation = set['informationValidation/_id'];
    return {outcome, ...inData(set), record: record._id};
  },
  getMyAppRegistration: (call) => show(call, ownRegistration(call)),
  resendAppRegistrationLink: (call) => {
    const {_id, status, currentStep: step} = named(call);
    if (!isOpen(status)) {
      refuse(call, 409, 'cannot_resend_link_for_this_status');
    }
    const emailSent = call.body.sendEmail === true;
    const outcome = successWhere(call.operation, '/data/emailSent', (isSent) => isSent === emailSent);
    const link = {appRegistrationId: _id, issuedAt: now(), expiresAt: now(30 * 60_000)};
    return {outcome, ...inData({...link, status, step, emailSent}), record: _id};
  },
  syncAppRegistration: syncRegistration,
  // A document is assessed when somebody asks for it for the first time.
  getDocumentValidation: (call) => {
    const record = named(call);
    if (record.status === 'ASSESSING') {
      call.emit('document_validation_source_lookup', record);
      change(call, record, {...usualData(call), ...record, status: 'ACTIVE'});
    }
    return show(call, record);
  },
  // Compares the names of a document with the official record.
  createNameValidation: (call) => {
    const record = named(call);
    if (!isNode(record.OCRExtraction)) {
      refuse(call, 400, 'missing_ocr_extraction_data');
    }
    return {set: {'/data': Object.assign(record, usualData(call), {_id: record._id})}};
  },
  // Searches the person of a registration in criminal records.
  checkRegistrationBackground: (call) => {
    const [registration, _id] = [ownRegistration(call), String(call.parameters.id)];
    if (registration.informationValidation !== _id) {
      refuse(call, 403, 'token_not_right');
    }
    if (!requires(linkOf(call.store, registration, 'projectFlow'), 'background')) {
      refuse(call, 409, 'Feature_not_available');
    }
    call.emit('information_validation_background_check', {...registration, ...usualData(call), _id});
    return inData({_id});
  },
  // Takes the face of a registration: it is live, and belongs to nobody else. `force` replaces the one that is there.
  createRegistrationBiometricValidation: (call) => {
    const [{store}, registration] = [call, ownRegistration(call)];
    if (registration.person !== undefined && call.body.force !== true && !store.examples.has(registration._id)) {
      call.emit('app_registration_person_already_set', registration);
      refuse(call, 409, 'person_already_set');
    }
    const {record: face} = create(call);
    Object.assign(face, {type: 'onboarding', status: 'validated'});
    registration.person = store.newId();
    call.emit('biometric_validation_validated', face);
    call.emit('biometric_validation_created_person', face);
    return {set: {'/data': {...registration, person: {_id: registration.person}, biometricValidation: face}}};
  },
  // Compares the face of a registration with the portrait on its document: without either, they are not alike.
  compareRegistrationFaces: (call) => {
    const registration = ownRegistration(call);
    const {documentValidation, biometricValidation, _id: appRegistration} = registration;
    const [at, hasBoth] = ['/data/compareFaceVerification', Boolean(documentValidation && biometricValidation)];
    const outcome = successWhere(call.operation, `${at}/result/passed`, (passed) => passed === hasBoth);
    const compared = {...(valueAt(outcome.value, pointerKeys(at)) as object), comparedAt: now()} as {result?: unknown};
    registration.compareFaceVerification = compared;
    call.emit('face_verification_compare', {...registration, appRegistration, compareResult: compared.result});
    return {outcome, ...inData({appRegistration, compareFaceVerification: compared})};
  },
  createBiometricValidation: openSession,
  createAppLoginBiometricValidation: openSession,
  // Checks the face of a session: the login is then done.
  validateAppLoginBiometricValidation: (call) => {
    const face = call.store.get(faces, call.token?.record) ?? refuse(call, 404, 'biometric_validation_not_found');
    change(call, face, {status: 'validated'});
    call.emit('biometric_validation_validated', face);
    return inData({'appLogin/id': logIn(call, face, 'faceLiveness', 'biometricValidation')});
  },
  createProjectV3: (call) => {
    const outcome = successWith(call.operation, '/data/projectFlow/_id', isNode(call.body.projectFlow));
    return {...showProject(call, setFlow(call, create(call, outcome).record)), outcome};
  },
  getProjectV3: (call) => showProject(call, named(call)),
  updateProjectV3: (call) => {
    const [{body}, project] = [call, named(call)];
    const demoOTP = body.demoMode === false ? null : (body.demoOTP ?? project.demoOTP);
    return showProject(call, setFlow(call, change(call, project, {...body, demoOTP})));
  },
  // A flow that becomes active makes its project active.
  updateProjectFlowV3: (call) => {
    const flow = change(call, named(call));
    if (flow.status === 'active') {
      Object.assign(call.store.get('/v3/projects', flow.project) ?? {}, {status: 'active'});
    }
    return show(call, flow);
  },
  createWebhook: (call) => {
    const isLinked = [call.body.link ?? []].flat().length > 0;
    const outcome = successWith(call.operation, '/data/projectFlow/0', isLinked);
    const {record, reply} = create(call, outcome);
    record.projectFlow = [];
    linkFlows(call, record);
    return reply;
  },
  updateWebhook: (call) => show(call, linkFlows(call, change(call, named(call), {...call.body, link: undefined}))),
  // A test is about no record: its receiver does not find one.
  testWebhook: ({webhooks, body}) => {
    const [event] = webhooks.contract.events;
    const example = copyWith(event?.example, (part, key) => (key === '_id' ? '0'.repeat(24) : part));
    webhooks.deliver(String(body.url), example as {type: string});
    return {};
  },
  resendWebhookEvent: (call) => {
    const event = named(call);
    const url = linkOf(call.store, event, 'webhook')?.url;
    if (typeof url === 'string') {
      call.webhooks.deliver(url, event.body as {type: string}, event);
    }
    return {};
  },
  ...proofEffects,
};
