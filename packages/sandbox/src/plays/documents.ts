import {isNode} from '../contract/pointers';
import type {ApiRecord} from '../state/Records';
import type {State} from '../state/State';
import {movedToNow, newRecord} from './newRecord';
import {type Call, type Play, type Reply} from './Play';
import {refusedProject, registrationOf} from './parties';
import {namedRecord} from './resources';
import {notFound, refuse, successWith, usual} from './replies';
import {without} from './without';

const documents = '/v2/document-validations';

/** Milliseconds that a document is assessed. */
const assessment = 2000;

/** The state that follows on the assessment unless somebody sets another: the first that the contract names. */
function resultOf({contract}: State): string {
  return contract.transitions.get('DocumentValidation')?.ASSESSING?.[0] ?? 'ACTIVE';
}

/** What the contract's example of a state says about a document, without what it belongs to. */
function findings({contract}: State, status: string): Record<string, unknown> {
  const operation = contract.operations.get('getDocumentValidation');
  const value = operation === undefined ? undefined : successWith(operation, '/data/status', status).value;
  const data = isNode(value) && isNode(value.data) ? value.data : {};
  const own = ['_id', 'client', 'project', 'projectFlow', 'appRegistration', 'createdAt', 'updatedAt'];
  return {...without(data, ...own), status};
}

const resultEvents: Readonly<Record<string, string>> = {
  NEEDS_MANUAL_VERIFICATION: 'document_validation_manual_verification_required',
  ACTIVE_BUT_UNVERIFIED: 'document_validation_data_source_error',
};

/** Ends the assessment of a document, if nobody has ended it before. */
function assess({state, webhooks, operation}: Call, record: ApiRecord): void {
  if (record.status !== 'ASSESSING') {
    return;
  }
  webhooks.emit(operation, 'document_validation_source_lookup', record);
  const result = resultOf(state);
  Object.assign(record, findings(state, result), {updatedAt: state.clock.iso()});
  const event = resultEvents[result];
  if (event !== undefined) {
    webhooks.emit(operation, event, record);
  }
}

function start(call: Call, record: ApiRecord): ApiRecord {
  const {state, webhooks, operation} = call;
  state.records.add(documents, record);
  webhooks.emit(operation, 'document_validation_created', record);
  state.clock.in(assessment, () => {
    assess(call, record);
  });
  return record;
}

/** Takes a document of a registration: it is assessed, and its result comes later. */
export const createRegistrationDocument: Play = (call) => {
  const {operation, state} = call;
  const registration = registrationOf(call);
  if (registration === undefined) {
    return notFound(call);
  }
  const model = state.contract.operations.get('createDocumentValidation');
  const whole = model === undefined ? undefined : usual(model).value;
  const fields = isNode(whole) && isNode(whole.data) ? movedToNow(whole.data, state.clock) : {};
  const {_id, client, project, projectFlow} = registration;
  const own = {_id: state.records.newId(), client, project, projectFlow, appRegistration: _id, type: 'signup'};
  const record = start(call, {...fields, ...own, status: 'ASSESSING', requiresBackSide: false});
  registration.documentValidation = record._id;
  return {outcome: usual(operation), set: {'/data/documentValidation/_id': record._id}};
};

/** Takes a document on its own. */
export const createDocument: Play = (call) => {
  const refused = refusedProject(call);
  if (refused !== undefined) {
    return refused;
  }
  const outcome = usual(call.operation);
  return {outcome, set: {'/data': start(call, newRecord(call, outcome))}};
};

/** Compares the names of a document with the official record. */
export const compareNames: Play = (call) => {
  const record = namedRecord(call, documents);
  if (record === undefined) {
    return notFound(call);
  }
  if (!isNode(record.OCRExtraction)) {
    return refuse(call, 400, /ocr_extraction/, 'missing_ocr_extraction_data');
  }
  const outcome = usual(call.operation);
  const {data} = outcome.value as {data: Record<string, unknown>};
  const result = {...data, _id: record._id, documentType: record.documentType};
  Object.assign(record, result);
  return {outcome, set: {'/data': result}};
};

/** Searches the person of a registration in criminal records. */
export const checkBackground: Play = (call): Reply => {
  const {operation, sent, webhooks} = call;
  const registration = registrationOf(call);
  if (registration === undefined || registration.informationValidation !== sent.path.id) {
    return refuse(call, 403, /token_not_right/, 'token_not_right');
  }
  const outcome = usual(operation);
  webhooks.emit(operation, 'information_validation_background_check', {
    ...registration,
    ...(outcome.value as {data: object}).data,
    _id: String(sent.path.id),
  });
  return {outcome, set: {'/data/_id': sent.path.id}};
};
