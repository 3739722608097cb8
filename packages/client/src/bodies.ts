import {errorKey as keyOf} from '../../../src/reference/contract/errorKey';

/** What the caller does about an error, by its key, or key and path where it differs: the build puts it here. */
declare const ERROR_CLASSES: Readonly<Record<string, string>>;

/** The types of all events: the build puts them here. */
declare const EVENT_TYPES: readonly string[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The declaration is `public.d.ts`. Areas of the API spell some keys in capitals. */
export function errorKey(body: unknown): string | undefined {
  const key = isObject(body) ? keyOf(body).toLowerCase() : undefined;
  return Object.keys(ERROR_CLASSES).find((known) => known.toLowerCase() === key);
}

/** The declaration is `public.d.ts`. */
export function shouldRetry(key: string | undefined, status: number, path = ''): boolean {
  const isKnown = key !== undefined && status !== 504;
  const isLater = isKnown ? (ERROR_CLASSES[`${key} ${path}`] ?? ERROR_CLASSES[key]) === 'later' : status >= 500;
  return status === 429 || isLater;
}

/** Whoever knows the address of a receiver can send it anything: what is not JSON is no event. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The declaration is `public.d.ts`. */
export function parseEvent(body: unknown): object | undefined {
  const text = body instanceof Uint8Array ? new TextDecoder().decode(body) : body;
  const event = typeof text === 'string' ? readJson(text) : text;
  const isEvent = isObject(event) && EVENT_TYPES.includes(event.type as string) && isObject(event.object);
  return isEvent ? event : undefined;
}
