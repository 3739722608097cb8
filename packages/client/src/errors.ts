import {errorKey as keyOf} from '../../../src/reference/contract/errorKey';

/** What the caller does about an error, by its key: the build puts it here. */
declare const ERROR_CLASSES: Readonly<Record<string, string>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The declaration is `public.d.ts`. Areas of the API spell some keys in capitals. */
export function errorKey(body: unknown): string | undefined {
  const key = isObject(body) ? keyOf(body).toLowerCase() : undefined;
  return Object.keys(ERROR_CLASSES).find((known) => known.toLowerCase() === key);
}

/** The declaration is `public.d.ts`. */
export function shouldRetry(key: string | undefined, status: number): boolean {
  return status === 429 || (key === undefined ? status >= 500 : ERROR_CLASSES[key] === 'later');
}
