import type {WebhookEvent} from '../../../src/reference/contract/types';
import {isNode} from '../../../src/reference/json';
import {change, idIn, namedRecord, newRecord, notFound, refuse, show} from './collections';
import type {SandboxContract, SandboxOperation} from './contract';
import {flowOf} from './effects/parties';
import type {Call, Reply} from './effects/types';
import type {Log} from './log';
import {successWith, usual} from './replies';
import {now, type ApiRecord, type Store} from './store';

const events = '/v2/webhook-events';
const hooks = '/v2/webhooks';

export interface WebhookOptions {
  /** Address that takes every event in the place of the webhook's. */
  forwardTo: string | undefined;
  /** Milliseconds that a receiver may take. */
  timeout: number;
  log: Log;
}

/** Header of every delivery: the sandbox takes no commands from its own webhooks. */
export const deliveryHeader = 'x-sandbox-delivery';

/** Letters of a receiver's answer that are kept. */
const keptBody = 1000;

/** Whether an address is on this machine. */
export function isLoopback(url: string): boolean {
  const {hostname = '', protocol = ''} = URL.canParse(url) ? new URL(url) : {};
  return /^https?:$/.test(protocol) && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Why a request failed, in one line. */
function reasonOf(error: unknown): string {
  const {name, message, cause} = error as Error & {cause?: NodeJS.ErrnoException};
  return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message);
}

/** The flows of a webhook come under one name and are answered under another. */
function linked({link, ...fields}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {...fields, ...(Array.isArray(link) ? {projectFlow: link} : {})};
}

/** Sends events to the webhooks that are linked to a flow, and keeps what was sent as the API lists it. */
export class Webhooks {
  readonly #pending = new Set<Promise<void>>();

  public constructor(
    private readonly contract: SandboxContract,
    private readonly store: Store,
    private readonly options: WebhookOptions,
  ) {}

  /**
   * Sends an event about a record to every webhook that is active and linked to the record's flow.
   *
   * @param operation - which causes it: what the contract does not say that it emits is not sent
   * @param name - of the contract's webhook, without the type of the flow
   */
  public emit(operation: SandboxOperation, name: string, record: ApiRecord): void {
    if (operation.emits.includes(name)) {
      this.#send(this.#known(name), record);
    }
  }

  /**
   * Sends an event that nothing has caused.
   *
   * @param name - of the contract's webhook, with the type of the flow or without it
   * @param record - about which it is; the contract's example where it is absent
   * @returns how many deliveries that are
   * @throws if the contract has no such event
   */
  public trigger(name: string, record?: ApiRecord): number {
    const event = this.#known(name.replace(/^(onboarding|login)_/, ''));
    return this.#send(event, record ?? {...(event.example as {object: ApiRecord}).object});
  }

  /** Waits until everything that is under way has arrived or failed. */
  public async settled(): Promise<void> {
    while (this.#pending.size > 0) {
      await Promise.all(this.#pending);
    }
  }

  /** Creates a webhook; it receives events as soon as it is linked to a flow. */
  public create(call: Call): Reply {
    const {operation, body, store} = call;
    const isLinked = Array.isArray(body.link) && body.link.length > 0;
    if (!this.#takes(body.url)) {
      return refuse(call, 409, /url/i, 'url must be an HTTPS address');
    }
    const outcome = isLinked ? usual(operation) : successWith(operation, '/data/projectFlow/0', undefined);
    const record = {...newRecord(call, outcome), projectFlow: [], ...linked(body)};
    this.#unlinkOthers(undefined, body.link);
    return {outcome, set: {'/data': store.add(hooks, record)}};
  }

  public update(call: Call): Reply {
    const record = namedRecord(call, hooks);
    if (record === undefined) {
      return notFound(call);
    }
    this.#unlinkOthers(record._id, call.body.link);
    return show(call, change(call, record, linked(call.body)));
  }

  /** Sends an event of the contract to an address, to see whether it is received. */
  public test({operation, body}: Call): Reply {
    const [event] = this.contract.events;
    this.#deliver(String(body.url), event?.example as {type: string}, undefined);
    return {outcome: usual(operation)};
  }

  /** Sends the delivery again that the path of a call names. */
  public resendNamed(call: Call): Reply {
    const event = namedRecord(call, events);
    if (event === undefined) {
      return notFound(call);
    }
    const url = this.store.get(hooks, event.webhook)?.url;
    if (typeof url === 'string') {
      this.#deliver(url, event.body as {type: string}, event);
    }
    return {outcome: usual(call.operation)};
  }

  /** The API takes HTTPS alone; to try things out, this machine may have less. */
  #takes(url: unknown): boolean {
    return typeof url === 'string' && (url.startsWith('https:') || isLoopback(url));
  }

  #known(name: string): WebhookEvent {
    const event = this.contract.events.find(({suffix}) => suffix === name);
    if (event === undefined) {
      const names = this.contract.events.map(({suffix}) => suffix).join(', ');
      throw new Error(`The event "${name}" does not exist. The contract has: ${names}.`);
    }
    return event;
  }

  #send({suffix, flows, example}: WebhookEvent, record: ApiRecord): number {
    const flow = flowOf(this.store, record.projectFlow);
    const kind = typeof flow?.type === 'string' ? flow.type : (flows[0] ?? '');
    if (!flows.includes(kind)) {
      return 0;
    }
    const fields = new Set(Object.keys((example as {object: object}).object));
    const object = Object.entries(structuredClone(record)).filter(([field]) => fields.has(field));
    const body = {type: `${kind}_${suffix}`, object: Object.fromEntries(object)};
    const targets = this.#targets(flow);
    for (const hook of targets) {
      const sent = this.store.add(events, {
        _id: this.store.newId(),
        type: body.type,
        body,
        response: {status: 'fail', body: ''},
        sentAt: now(),
        webhook: hook._id,
        ...(flow === undefined ? {} : {projectFlow: flow._id}),
        appRegistration: idIn(record.appRegistration) ?? record._id,
      });
      this.#deliver(String(hook.url), body, sent);
    }
    return targets.length;
  }

  /** The webhooks of a flow: those that name it, and the one that it names. */
  #targets(flow: ApiRecord | undefined): ApiRecord[] {
    const named = isNode(flow?.integrations) ? flow.integrations.webhook : undefined;
    return this.store.all(hooks).filter(({isActive, projectFlow, _id}) => {
      const isNamed = _id === named || [projectFlow].flat().map(idIn).includes(flow?._id);
      return isActive === true && flow !== undefined && isNamed;
    });
  }

  /** A flow has one webhook: the last that was linked to it. */
  #unlinkOthers(id: string | undefined, flows: unknown): void {
    const taken = Array.isArray(flows) ? flows.map(idIn) : [];
    for (const other of this.store.all(hooks).filter(({_id}) => _id !== id && taken.length > 0)) {
      other.projectFlow = [other.projectFlow].flat().filter((flow) => !taken.includes(idIn(flow)));
    }
  }

  /** Nothing leaves the machine: an address elsewhere gets it only where `forwardTo` says so. The API signs nothing. */
  async #post(url: string, body: object): Promise<{status: number | null; error: string | null; text: string}> {
    const {forwardTo, timeout} = this.options;
    if (forwardTo === undefined && !isLoopback(url)) {
      return {status: null, error: 'not sent: the address is not on this machine (--forward-to)', text: ''};
    }
    try {
      const response = await fetch(forwardTo ?? url, {
        method: 'POST',
        headers: {'content-type': 'application/json', [deliveryHeader]: 'true'},
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
        redirect: 'manual',
      });
      return {status: response.status, error: null, text: (await response.text()).slice(0, keptBody)};
    } catch (error) {
      // A receiver that is down is one of the things to try out.
      return {status: null, error: reasonOf(error), text: ''};
    }
  }

  #deliver(address: string, body: {type: string}, record: ApiRecord | undefined): void {
    const {deliveries} = this.store;
    const begin = performance.now();
    const task = this.#post(address, body).then(({status, error, text}) => {
      const id = record?._id ?? 'test';
      const url = this.options.forwardTo ?? address;
      const milliseconds = Math.round(performance.now() - begin);
      const attempt = deliveries.filter((delivery) => delivery.id === id).length + 1;
      deliveries.push({id, type: body.type, url, attempt, status, error, milliseconds});
      this.options.log.hook({type: body.type, url, status, error, milliseconds});
      if (record !== undefined) {
        record.response = {status: status !== null && status < 300 ? 'success' : 'fail', body: text};
      }
    });
    this.#pending.add(task);
    void task.finally(() => this.#pending.delete(task));
  }
}
