import {inData, type Effect} from './collections';
import {refuse} from './outcomes';
import type {ApiRecord, Store} from './store';

/** Where proofs are kept, each under its own text. They are no encryption: nothing is kept secret here. */
export const proofs = 'proofs';

const newProof = (store: Store): string => Buffer.from(`sandbox proof ${store.newId()}`).toString('base64');

/** The operations of an API with proofs. @param at - where its answers have them, by JSON pointer */
const effectsAt = (at: string, make: string, preview: string, open: string): Record<string, Effect> => ({
  [make]: ({store, body: {identifier, publicData, metadata, password}}) => {
    const zelfProof = newProof(store);
    store.add(proofs, {_id: zelfProof, identifier, publicData, metadata, password});
    return inData({zelfProof}, at);
  },
  // Shows what anybody may read of a proof. The contract's own proof has the contract's answer.
  [preview]: ({store, body: {zelfProof}}) => {
    const {_id, publicData, password}: Partial<ApiRecord> = store.get(proofs, zelfProof) ?? {};
    const passwordLayer = password === undefined ? 'NoPassword' : 'WithPassword';
    return _id === undefined ? {} : inData({passwordLayer, publicData}, at);
  },
  // Opens a proof with any face, and with the password that it was made with.
  [open]: (call) => {
    const {_id, password, ...held}: Partial<ApiRecord> = call.store.get(proofs, call.body.zelfProof) ?? {};
    if (password !== undefined && password !== call.body.password) {
      refuse(call, 500);
    }
    return _id === undefined ? {} : inData(held, at);
  },
});

/** The operations that make and read proofs, of both APIs. */
export const proofEffects: Readonly<Record<string, Effect>> = {
  // What is recovered has a proof of its own.
  recoverTag: ({store}) => inData({zelfProof: newProof(store)}),
  ...effectsAt('/data', 'encryptFaceProof', 'previewFaceProof', 'decryptFaceProof'),
  ...effectsAt('', 'createZelfProof', 'previewZelfProof', 'openZelfProof'),
};
