/** The types of all events: the build puts them here. */
declare const EVENT_TYPES: readonly string[];

interface WebhookEvent {
  type: string;
  object: object;
}

function isEvent(value: unknown): value is WebhookEvent {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const {type, object} = value as Partial<Record<keyof WebhookEvent, unknown>>;
  return typeof type === 'string' && EVENT_TYPES.includes(type) && typeof object === 'object' && object !== null;
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
export function parseEvent(body: unknown): WebhookEvent | undefined {
  const text = body instanceof Uint8Array ? new TextDecoder().decode(body) : body;
  const event = typeof text === 'string' ? readJson(text) : text;
  return isEvent(event) ? event : undefined;
}
