import type {ErrorAnswer} from '../contract/types';

export type ErrorBody = ErrorAnswer['body'];

/** Some areas of the API put the error into a field of its own: `{error: {code, message}}`. */
function innermost(body: ErrorBody): ErrorBody {
  return typeof body.error === 'object' && body.error !== null ? (body.error as ErrorBody) : body;
}

/** The short text of an error body by which a program recognises it. */
export function errorName(body: ErrorBody): string | undefined {
  const {code, error} = innermost(body);
  return [code, error].find((value) => typeof value === 'string');
}

/** The long text of an error body, for people. */
export function errorMessage(body: ErrorBody): string | undefined {
  const {message, validationError} = innermost(body);
  return [message, validationError].find((value) => typeof value === 'string');
}
