import type {Log} from '../log';

export interface DeliveryOptions {
  /** Address that takes every event in the place of the webhook's. */
  forwardTo?: string;
  /** Milliseconds that a receiver may take. */
  timeout: number;
  log: Log;
}

/** What came of a delivery. */
export interface DeliveryResult {
  /** Where it went. */
  url: string;
  answer: {status: number | null; error: string | null; milliseconds: number};
  /** What the receiver said, shortened. */
  body: string;
}

/** Letters of a receiver's answer that are kept. */
const keptBody = 1000;

/** Whether an address leads to this machine. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) {
    return false;
  }
  const {hostname, protocol} = new URL(url);
  return /^https?:$/.test(protocol) && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Why a request failed, in one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  if (error.name === 'TimeoutError') {
    return 'no answer in time';
  }
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code ?? error.message;
}

/** Header of every delivery: the sandbox takes no commands from its own webhooks. */
export const deliveryHeader = 'x-sandbox-delivery';

async function post(url: string, body: object, timeout: number): Promise<{status: number; text: string}> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json', [deliveryHeader]: 'true'},
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
    redirect: 'manual',
  });
  return {status: response.status, text: (await response.text()).slice(0, keptBody)};
}

/**
 * Sends an event. Nothing leaves the machine: an address elsewhere gets it only where `forwardTo` says so. There is no
 * signature, because the API has none.
 *
 * @returns what came of it; it does not throw, because a receiver that is down is one of the things to try out
 */
export async function deliver(url: string, body: {type: string}, options: DeliveryOptions): Promise<DeliveryResult> {
  const {forwardTo, timeout, log} = options;
  const target = forwardTo ?? url;
  const begin = performance.now();
  const end = (status: number | null, error: string | null, text: string): DeliveryResult => {
    const milliseconds = Math.round(performance.now() - begin);
    log.hook({type: body.type, url: target, status, error, milliseconds});
    return {url: target, answer: {status, error, milliseconds}, body: text};
  };
  if (forwardTo === undefined && !isLoopback(url)) {
    return end(null, 'not sent: the address is not on this machine (--forward-to)', '');
  }
  try {
    const {status, text} = await post(target, body, timeout);
    return end(status, null, text);
  } catch (error) {
    return end(null, reasonOf(error), '');
  }
}
