import {isNode, valueAt, type Node} from '../json';

/** Some areas of the API put the error into a field of its own: `{error: {code, message}}`. */
export const innermostError = (body: Node): Node => (isNode(body.error) ? body.error : body);

/**
 * The key by which a program recognises an error, whatever the form of its body: the word of `message` or `error` (after
 * the last colon, before `@`), else `code`, else the name of the only field, which holds a sentence. The page on errors
 * tells readers the same rule.
 *
 * @param body - as the API answers it
 */
export function errorKey(body: Node): string {
  const error = innermostError(body);
  const word = [error.message, error.error]
    .filter((value) => typeof value === 'string')
    .map((value) => /^(?:\w+:)?(\w+)(?:@[\d.]+)?$/.exec(value)?.[1])
    .find((key) => key !== undefined);
  const [field = 'message'] = Object.keys(error);
  return word ?? (typeof error.code === 'string' ? error.code : field);
}

/** Keys that differ in case only are one error, which two areas of the API spell in two ways. */
export const errorAnchor = (key: string): string => key.toLowerCase();

/** Name of the field in which an error says what is wrong. */
export const textField = (value: unknown): string =>
  ['message', 'validationError', 'error'].find((name) => isNode(value) && typeof value[name] === 'string') ?? 'message';

/** The text of an error, under whatever name. */
export const errorText = (value: unknown): string => {
  const error = isNode(value) ? innermostError(value) : value;
  return (valueAt(error, [textField(error)]) ?? '') as string;
};
