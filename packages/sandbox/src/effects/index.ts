import {change, collectionEffect, show} from '../collections';
import {usual} from '../replies';
import {confirmCode, confirmLogin, requestLogin, sendCode, sendManualCode} from './codes';
import {checkBackground, compareNames, createDocument, createRegistrationDocument, readDocument} from './documents';
import {compareRegistrationFaces, createFace, createRegistrationFace, searchFaces, validateFace} from './faces';
import {registered, without} from './parties';
import {createProjectV3, projectV3, setFlow, updateFlowV3} from './projects';
import {makeProof, openProof, previewProof} from './proofs';
import {createRegistration, resendLink, syncRegistration} from './registrations';
import type {Call, Effect} from './types';

const effects: Readonly<Record<string, Effect>> = {
  requestEmailLogin: requestLogin('email'),
  confirmEmailLogin: confirmLogin('email'),
  requestPhoneLogin: requestLogin('phone'),
  confirmPhoneLogin: confirmLogin('phone'),
  // The API counts the life of account tokens in months.
  renewToken: ({operation, parameters}) => ({
    outcome: usual(operation),
    tokenLife: Number(parameters.expiresIn ?? 1) * 30 * 24 * 3600,
  }),
  renewAndRevokeTokens: ({operation, store, token}) => {
    for (const issued of [...store.tokens.values()].filter(({scheme}) => scheme === token?.scheme)) {
      issued.expiresAt = 0;
    }
    return {outcome: usual(operation)};
  },
  getMyAccount: ({operation, store}) => ({outcome: usual(operation), set: {'/data/credits': store.credits}}),
  createEmailValidation: sendCode('email'),
  createRegistrationEmailValidation: sendCode('email'),
  validateEmailValidation: confirmCode('email'),
  validateRegistrationEmailValidation: confirmCode('email'),
  createPhoneValidation: sendCode('phone'),
  createRegistrationPhoneValidation: sendCode('phone'),
  validatePhoneValidation: confirmCode('phone'),
  validateRegistrationPhoneValidation: confirmCode('phone'),
  createManualPhoneValidation: sendManualCode,
  createAppRegistration: createRegistration,
  getMyAppRegistration: registered(show),
  resendAppRegistrationLink: resendLink,
  syncAppRegistration: syncRegistration,
  getDocumentValidation: readDocument,
  createDocumentValidation: createDocument,
  createRegistrationDocumentValidation: createRegistrationDocument,
  createNameValidation: compareNames,
  checkRegistrationBackground: checkBackground,
  createRegistrationBiometricValidation: createRegistrationFace,
  compareRegistrationFaces,
  createBiometricValidation: createFace,
  createAppLoginBiometricValidation: createFace,
  validateAppLoginBiometricValidation: validateFace,
  createProjectV3,
  getProjectV3: projectV3(() => undefined),
  updateProjectV3: projectV3((call, project) => {
    setFlow(call, project);
    const fields = without(call.body, 'projectFlow');
    change(call, project, fields.demoMode === false ? {...fields, demoOTP: null} : fields);
  }),
  updateProjectFlowV3: updateFlowV3,
  createWebhook: (call) => call.webhooks.create(call),
  updateWebhook: (call) => call.webhooks.update(call),
  testWebhook: (call) => call.webhooks.test(call),
  resendWebhookEvent: (call) => call.webhooks.resendNamed(call),
  searchFaces,
  searchFacesLive: searchFaces,
  encryptFaceProof: makeProof,
  previewFaceProof: previewProof,
  decryptFaceProof: openProof,
  createZelfProof: makeProof,
  previewZelfProof: previewProof,
  openZelfProof: openProof,
};

/** What an operation does; undefined for one that answers with an example, whatever the state. */
export const effectOf = ({operation, collections}: Call): Effect | undefined =>
  effects[operation.id] ?? collectionEffect(operation, collections);
