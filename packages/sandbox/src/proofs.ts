import type {Call, Effect, Reply} from './collections';
import {refuse} from './outcomes';

/** Where proofs are kept, each under its own text. They are no encryption: nothing is kept secret here. */
export const proofs = 'proofs';

/** What an answer about a proof has: one API has its answers in `data`, the other has not. */
function inProof({operation}: Call, fields: object): Reply {
  const at = 'data' in (operation.outcomes[0].value as object) ? '/data/' : '/';
  return {set: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${at}${name}`, value]))};
}

const make: Effect = (call) => {
  const {identifier, publicData, metadata, password} = call.body;
  const zelfProof = Buffer.from(`sandbox proof ${call.store.newId()}`).toString('base64');
  call.store.add(proofs, {_id: zelfProof, identifier, publicData, metadata, password});
  return inProof(call, {zelfProof});
};

/** Shows what anybody may read of a proof. The contract's own proof has the contract's answer. */
const preview: Effect = (call) => {
  const proof = call.store.get(proofs, call.body.zelfProof);
  const passwordLayer = proof?.password === undefined ? 'NoPassword' : 'WithPassword';
  return proof === undefined ? {} : inProof(call, {passwordLayer, publicData: proof.publicData});
};

/** Opens a proof with any face, and with the password that it was made with. */
const open: Effect = (call) => {
  const proof = call.store.get(proofs, call.body.zelfProof);
  if (proof?.password !== undefined && proof.password !== call.body.password) {
    refuse(call, 500, '', 'Invalid password');
  }
  return proof === undefined
    ? {}
    : inProof(call, {identifier: proof.identifier, metadata: proof.metadata, publicData: proof.publicData});
};

/** The operations of both APIs that have proofs. */
export const proofEffects: Readonly<Record<string, Effect>> = {
  encryptFaceProof: make,
  previewFaceProof: preview,
  decryptFaceProof: open,
  createZelfProof: make,
  previewZelfProof: preview,
  openZelfProof: open,
};
