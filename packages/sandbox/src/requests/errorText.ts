import {isNode} from '../contract/pointers';

/** Names under which an error of the API says what is wrong. */
export const textFields = ['message', 'validationError', 'error'];

/** The text of an error, under whatever name. */
export function errorText(value: unknown): string {
  const field = isNode(value) ? textFields.find((name) => typeof value[name] === 'string') : undefined;
  return field === undefined || !isNode(value) ? '' : String(value[field]);
}
