import {valueAt} from '../../../src/reference/json';
import {idIn, linkOf} from './collections';
import type {SandboxContract, SandboxOperation} from './contract';
import type {SandboxEvent, SandboxOptions} from './public';
import {now, type ApiRecord, type Store} from './store';

/** What a sandbox is started with, and how it prints a line of its log. */
export type SandboxSettings = SandboxOptions & {say: (line: string) => void};

/** Path of the collection of webhooks. */
export const hooks = '/v2/webhooks';

/** Whether an address is on this machine. */
export function isLoopback(url: string): boolean {
  const {hostname = '', protocol = ''} = URL.canParse(url) ? new URL(url) : {};
  return /^https?:$/.test(protocol) && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** A command that cannot be carried out as it was sent. */
export class CommandError extends Error {}

/** Sends the events of an operation: what the contract does not say that it emits is not sent. */
export const emitter =
  (webhooks: Webhooks, {emits}: SandboxOperation) =>
  (event: string, record: ApiRecord): void => {
    if (emits.includes(event)) {
      webhooks.trigger(event, record);
    }
  };

/** Sends events to the webhooks that are linked to a flow, and keeps what was sent as the API lists it. */
export class Webhooks {
  readonly #sent: Promise<void>[] = [];

  public constructor(
    public readonly contract: SandboxContract,
    private readonly store: Store,
    private readonly options: SandboxSettings,
  ) {}

  /**
   * Sends an event to every webhook that is active and linked to the flow of its record.
   *
   * @param name - of the contract's webhook, with the type of the flow or without it
   * @param about - the record that it is about; the contract's example where it is absent
   * @throws CommandError if the contract has no such event
   */
  public trigger(name: string, about?: ApiRecord): void {
    const {contract, store} = this;
    const event = contract.events.find(({suffix}) => suffix === name.replace(/^(onboarding|login)_/, ''));
    if (event === undefined) {
      const names = contract.events.map(({suffix}) => suffix).join(', ');
      throw new CommandError(`The event "${name}" does not exist. The contract has: ${names}.`);
    }
    const {object: example} = event.example as {object: ApiRecord};
    const record = about ?? example;
    const flow = linkOf(store, record, 'projectFlow');
    const kind = (flow?.type ?? event.flows[0]) as string;
    const named = valueAt(flow, ['integrations', 'webhook']);
    // Linked are those that name the flow, and the one that it names.
    const linked = store.all(hooks).filter(({isActive, projectFlow, _id}) => {
      const isLinked = flow !== undefined && (_id === named || [projectFlow].flat().map(idIn).includes(flow._id));
      return isActive === true && isLinked && event.flows.includes(kind);
    });
    const type = `${kind}_${event.suffix}`;
    const fields = Object.entries(structuredClone(record)).filter(([field]) => Object.hasOwn(example, field));
    for (const {url, _id: webhook} of linked) {
      const body = {type, object: Object.fromEntries(fields)};
      const links = {webhook, projectFlow: flow?._id, appRegistration: idIn(record.appRegistration) ?? record._id};
      const sent = {type, body, response: {status: 'fail', body: ''}, sentAt: now(), ...links};
      this.deliver(String(url), body, store.add('/v2/webhook-events', {_id: store.newId(), ...sent}));
    }
  }

  /** Sends an event to an address. @param record - of the delivery, as the API lists it; absent for a test */
  public deliver(address: string, body: {type: string}, record?: ApiRecord): void {
    const url = this.options.forwardTo ?? address;
    const sent = this.#post(url, body).then(({status, error, text}) => {
      const id = record?._id ?? 'test';
      const attempt = this.store.deliveries.filter((delivery) => delivery.id === id).length + 1;
      this.store.deliveries.push({id, type: body.type, url, attempt, status, error});
      this.options.say(`hook ${body.type} -> ${url} ${status ?? error ?? ''}`);
      const response = {status: status !== null && status < 300 ? 'success' : 'fail', body: text};
      Object.assign(record ?? {}, {response});
    });
    this.#sent.push(sent);
  }

  /** Waits until everything that is under way has arrived or failed. */
  public async settled(): Promise<void> {
    await Promise.all(this.#sent);
  }

  /** Nothing leaves the machine: an address elsewhere gets it only where `forwardTo` says so. The API signs nothing. */
  async #post(url: string, body: object): Promise<Pick<SandboxEvent, 'status' | 'error'> & {text: string}> {
    if (this.options.forwardTo === undefined && !isLoopback(url)) {
      return {status: null, error: 'not sent: the address is not on this machine (--forward-to)', text: ''};
    }
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
        redirect: 'manual',
      });
      return {status: response.status, error: null, text: await response.text()};
    } catch (error) {
      // A receiver that is down is one of the things to try out.
      const {message, cause} = error as Error & {cause?: NodeJS.ErrnoException};
      return {status: null, error: cause?.code ?? message, text: ''};
    }
  }
}
