import type {Play} from './Play';
import {usual} from './replies';

/** A month, in seconds: the API counts the life of account tokens in months. */
const month = 30 * 24 * 3600;

/** The account, with the credits that are left. */
export const readAccount: Play = ({operation, state}) => ({
  outcome: usual(operation),
  set: {'/data/credits': state.credits},
});

/** A further token; the older ones stay valid. */
export const renewToken: Play = ({operation, sent}) => ({
  outcome: usual(operation),
  tokenLife: Number(sent.parameters.expiresIn ?? 1) * month,
});

/** A new token, after which no older one is accepted. */
export const replaceTokens: Play = ({operation, state, token}) => {
  if (token !== undefined) {
    state.tokens.revoke(token.scheme);
  }
  return {outcome: usual(operation)};
};
