import type {Outcome, PlayedOperation} from '../contract/types';
import {setAt, keysOf} from '../contract/pointers';
import type {Reply} from '../plays/Play';
import {errorOf} from '../plays/replies';
import type {State} from '../state/State';
import type {IssuedToken} from '../state/Tokens';

const unauthorized: Outcome = {
  name: 'unauthorized',
  status: 401,
  summary: '',
  value: {code: 'UNAUTHORIZED', message: 'Authentication required'},
  basis: 'assumed',
};

/** The contract's refusal of a token, or the usual one. */
function refusal(operation: PlayedOperation, text: RegExp): Outcome {
  return (
    errorOf(operation, 403, text) ?? errorOf(operation, 403, /[Ff]orbidden/) ?? errorOf(operation, 401) ?? unauthorized
  );
}

/**
 * Checks the token of a request: that it was given out, is of the right kind and has not ended.
 *
 * @param header - `Authorization`
 * @returns the token, where the operation needs one; or the refusal
 */
export function checkToken(
  operation: PlayedOperation,
  header: string | undefined,
  state: State,
): {token?: IssuedToken} | {refused: Outcome} {
  if (operation.scheme === undefined) {
    return {};
  }
  const token = state.tokens.find(/^Bearer\s+(.+)$/i.exec(header ?? '')?.[1]?.trim() ?? '');
  if (token === undefined) {
    return {refused: errorOf(operation, 401) ?? unauthorized};
  }
  if (token.scheme !== operation.scheme) {
    return {refused: refusal(operation, /token_not_right/)};
  }
  if (token.expiresAt !== undefined && token.expiresAt <= state.clock.now) {
    return {refused: refusal(operation, /token_expired/)};
  }
  return {token};
}

/** Puts new tokens into an answer, where the contract says that the operation gives them out. */
export function issueTokens(
  {issues, id}: PlayedOperation,
  answer: unknown,
  {record, tokenLife}: Pick<Reply, 'record' | 'tokenLife'>,
  state: State,
): void {
  for (const {scheme, pointer} of issues) {
    const keys = keysOf(pointer);
    const present = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], answer);
    if (present !== undefined) {
      setAt(answer, keys, state.issue(scheme, record, tokenLife ?? state.lifeOf(scheme, id)).token);
    }
  }
}
