import {isNode} from '../contract/pointers';
import type {PlayedOperation} from '../contract/types';
import {proofCollection, type ApiRecord} from '../state/Records';
import {bodyOf, type Call, type Play} from './Play';
import {errorOf, successWith, usual} from './replies';

/** Pointer below which an operation answers: one API has its answers in `data`, the other has not. */
function topOf(operation: PlayedOperation): string {
  const {value} = usual(operation);
  return isNode(value) && 'data' in value ? '/data' : '';
}

const proofOf = (call: Call): ApiRecord | undefined =>
  call.state.records.get(proofCollection, String(bodyOf(call).zelfProof));

/** Makes a proof, which is a text of its own. */
export const makeProof: Play = (call) => {
  const {operation, state} = call;
  const {identifier, publicData, metadata, password} = bodyOf(call);
  const _id = Buffer.from(`sandbox proof ${state.records.newId()}`).toString('base64');
  state.records.add(proofCollection, {_id, identifier, publicData, metadata, password});
  return {outcome: usual(operation), set: {[`${topOf(operation)}/zelfProof`]: _id}};
};

/** Shows what anybody may read of a proof. The contract's own proof has the contract's answer. */
export const previewProof: Play = (call) => {
  const {operation} = call;
  const [proof, top] = [proofOf(call), topOf(operation)];
  if (proof === undefined) {
    return {outcome: usual(operation)};
  }
  const layer = proof.password === undefined ? 'NoPassword' : 'WithPassword';
  const outcome = successWith(operation, `${top}/passwordLayer`, layer);
  return {outcome, set: {[`${top}/passwordLayer`]: layer, [`${top}/publicData`]: proof.publicData}};
};

/** Opens a proof with any face, and with the password that it was made with. */
export const openProof: Play = (call) => {
  const {operation} = call;
  const [proof, top] = [proofOf(call), topOf(operation)];
  const refusal = errorOf(operation, 500, /password/i) ?? errorOf(operation, 500);
  if (refusal !== undefined && proof?.password !== undefined && proof.password !== bodyOf(call).password) {
    return {outcome: refusal};
  }
  const fields = proof === undefined ? [] : (['identifier', 'metadata', 'publicData'] as const);
  return {
    outcome: usual(operation),
    set: Object.fromEntries(fields.map((field) => [`${top}/${field}`, proof?.[field]])),
  };
};
