import {isNode} from '../../../../src/reference/json';
import type {SandboxOperation} from '../contract';
import {errorOf, successWith, usual} from '../replies';
import type {Effect} from './types';

/** Pointer below which an operation answers: one API has its answers in `data`, the other has not. */
function topOf(operation: SandboxOperation): string {
  const {value} = usual(operation);
  return isNode(value) && 'data' in value ? '/data' : '';
}

/** Where proofs are kept, each under its own text. They are no encryption: nothing is kept secret here. */
export const proofs = 'proofs';

export const makeProof: Effect = ({operation, store, body}) => {
  const {identifier, publicData, metadata, password} = body;
  const _id = Buffer.from(`sandbox proof ${store.newId()}`).toString('base64');
  store.add(proofs, {_id, identifier, publicData, metadata, password});
  return {outcome: usual(operation), set: {[`${topOf(operation)}/zelfProof`]: _id}};
};

/** Shows what anybody may read of a proof. The contract's own proof has the contract's answer. */
export const previewProof: Effect = ({operation, store, body}) => {
  const [proof, top] = [store.get(proofs, body.zelfProof), topOf(operation)];
  const layer = proof?.password === undefined ? 'NoPassword' : 'WithPassword';
  const set = {[`${top}/passwordLayer`]: layer, [`${top}/publicData`]: proof?.publicData};
  return proof === undefined
    ? {outcome: usual(operation)}
    : {outcome: successWith(operation, `${top}/passwordLayer`, layer), set};
};

/** Opens a proof with any face, and with the password that it was made with. */
export const openProof: Effect = ({operation, store, body}) => {
  const [proof, top] = [store.get(proofs, body.zelfProof), topOf(operation)];
  const refusal = errorOf(operation, 500, /password/i) ?? errorOf(operation, 500);
  if (refusal !== undefined && proof?.password !== undefined && proof.password !== body.password) {
    return {outcome: refusal};
  }
  const fields = proof === undefined ? [] : ['identifier', 'metadata', 'publicData'];
  return {
    outcome: usual(operation),
    set: Object.fromEntries(fields.map((field) => [`${top}/${field}`, proof?.[field]])),
  };
};
