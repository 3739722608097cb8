import {isNode} from '../../../../src/reference/json';
import {change, movedToNow, namedRecord, newRecord, notFound, refuse, show} from '../collections';
import type {SandboxContract} from '../contract';
import {successWith, usual} from '../replies';
import {now} from '../store';
import {documents, refusedProject, registered, registrationOf, without} from './parties';
import type {Effect} from './types';

/** What the contract's example of a state says about a document, without what it belongs to. */
function findings({operations}: SandboxContract, status: string): Record<string, unknown> {
  const reading = operations.get('getDocumentValidation');
  const value = reading === undefined ? undefined : successWith(reading, '/data/status', status).value;
  const data = isNode(value) && isNode(value.data) ? value.data : {};
  return without(data, '_id', 'client', 'project', 'projectFlow', 'appRegistration', 'createdAt', 'updatedAt');
}

/** A document is assessed when somebody asks for it for the first time. */
export const readDocument: Effect = (call) => {
  const record = namedRecord(call, documents);
  if (record?.status === 'ASSESSING') {
    call.emit(call.operation, 'document_validation_source_lookup', record);
    change(call, record, {...findings(call.contract, 'ACTIVE'), status: 'ACTIVE'});
  }
  return record === undefined ? notFound(call) : show(call, record);
};

export const createDocument: Effect = (call) => {
  const refused = refusedProject(call);
  if (refused !== undefined) {
    return refused;
  }
  const outcome = usual(call.operation);
  const record = call.store.add(documents, newRecord(call, outcome));
  call.emit(call.operation, 'document_validation_created', record);
  return {outcome, set: {'/data': record}};
};

export const createRegistrationDocument = registered((call, registration) => {
  const {_id, client, project, projectFlow} = registration;
  const own = {_id: call.store.newId(), client, project, projectFlow, appRegistration: _id, type: 'signup'};
  const fields = movedToNow({...findings(call.contract, 'ASSESSING'), createdAt: now(), updatedAt: now()});
  const record = call.store.add(documents, {...fields, ...own, status: 'ASSESSING', requiresBackSide: false});
  registration.documentValidation = record._id;
  call.emit(call.operation, 'document_validation_created', record);
  return {outcome: usual(call.operation), set: {'/data/documentValidation/_id': record._id}};
});

/** Compares the names of a document with the official record. */
export const compareNames: Effect = (call) => {
  const record = namedRecord(call, documents);
  if (record === undefined) {
    return notFound(call);
  }
  if (!isNode(record.OCRExtraction)) {
    return refuse(call, 400, /ocr_extraction/, 'missing_ocr_extraction_data');
  }
  const outcome = usual(call.operation);
  const {data} = outcome.value as {data: object};
  return {outcome, set: {'/data': Object.assign(record, data, {_id: record._id})}};
};

/** Searches the person of a registration in criminal records. */
export const checkBackground: Effect = (call) => {
  const registration = registrationOf(call);
  const {id} = call.path;
  if (registration === undefined || registration.informationValidation !== id) {
    return refuse(call, 403, /token_not_right/, 'token_not_right');
  }
  const outcome = usual(call.operation);
  const {data} = outcome.value as {data: object};
  call.emit(call.operation, 'information_validation_background_check', {...registration, ...data, _id: String(id)});
  return {outcome, set: {'/data/_id': id}};
};
