import type {PlayedOperation} from '../contract/types';
import {readAccount, renewToken, replaceTokens} from './account';
import {collectionOf} from './collections';
import {confirmLogin, requestLogin, sendCode, sendManualCode} from './codes';
import {confirmCode} from './confirmCodes';
import {checkBackground, compareNames, createDocument, createRegistrationDocument} from './documents';
import {compareFaces, createFace, createRegistrationFace, searchFaces, validateFace} from './faces';
import type {Play} from './Play';
import {makeProof, openProof, previewProof} from './proofs';
import {createProject, readProject, updateFlow, updateProject} from './projectsV3';
import {createRegistration, readOwnRegistration, resendLink, syncRegistration} from './registrations';
import {resourcePlay} from './resources';
import {createWebhook, resendEvent, testWebhook, updateWebhook} from './webhooks';

/** The operations that do more than keep a record: tokens, codes, registrations, what takes time. */
const plays: Readonly<Record<string, Play>> = {
  requestEmailLogin: requestLogin('email'),
  confirmEmailLogin: confirmLogin('email'),
  requestPhoneLogin: requestLogin('phone'),
  confirmPhoneLogin: confirmLogin('phone'),
  renewToken,
  renewAndRevokeTokens: replaceTokens,
  getMyAccount: readAccount,
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
  getMyAppRegistration: readOwnRegistration,
  resendAppRegistrationLink: resendLink,
  syncAppRegistration: syncRegistration,
  createDocumentValidation: createDocument,
  createRegistrationDocumentValidation: createRegistrationDocument,
  createNameValidation: compareNames,
  checkRegistrationBackground: checkBackground,
  createRegistrationBiometricValidation: createRegistrationFace,
  compareRegistrationFaces: compareFaces,
  createBiometricValidation: createFace,
  createAppLoginBiometricValidation: createFace,
  validateAppLoginBiometricValidation: validateFace,
  createProjectV3: createProject,
  getProjectV3: readProject,
  updateProjectV3: updateProject,
  updateProjectFlowV3: updateFlow,
  createWebhook,
  updateWebhook,
  testWebhook,
  resendWebhookEvent: resendEvent,
  searchFaces,
  searchFacesLive: searchFaces,
  encryptFaceProof: makeProof,
  previewFaceProof: previewProof,
  decryptFaceProof: openProof,
  createZelfProof: makeProof,
  previewZelfProof: previewProof,
  openZelfProof: openProof,
};

/**
 * How an operation is played.
 *
 * @param collections - paths of all collections of the contract
 * @returns undefined for an operation that answers with an example, whatever the state
 */
export function playOf(operation: PlayedOperation, collections: readonly string[]): Play | undefined {
  const own = plays[operation.id];
  if (own !== undefined) {
    return own;
  }
  const collection = collectionOf(operation, collections);
  return collection === undefined ? undefined : resourcePlay(operation.method, operation.path, collection);
}
