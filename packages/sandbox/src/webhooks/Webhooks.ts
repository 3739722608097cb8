import {fit} from '../answers/fit';
import {isNode} from '../contract/pointers';
import type {Schemas} from '../contract/Schemas';
import type {PlayedContract, PlayedEvent, PlayedOperation} from '../contract/types';
import {flowOf} from '../plays/parties';
import {idIn} from '../plays/Play';
import type {ApiRecord} from '../state/Records';
import type {State} from '../state/State';
import {deliver, type DeliveryOptions} from './deliver';

const events = '/v2/webhook-events';
const hooks = '/v2/webhooks';

/** An event as it is sent. */
interface Event {
  type: string;
  object: Record<string, unknown>;
}

/** Sends events to the webhooks that are linked to a flow, and keeps what was sent as the API lists it. */
export class Webhooks {
  readonly #pending = new Set<Promise<void>>();

  public constructor(
    private readonly contract: PlayedContract,
    private readonly state: State,
    private readonly schemas: Schemas,
    private readonly options: DeliveryOptions,
  ) {}

  /**
   * Sends an event about a record to every webhook that is active and linked to the record's flow.
   *
   * @param operation - which causes it: what its `x-emits` does not name is not sent
   * @param name - of the contract's webhook, without the type of the flow
   */
  public emit(operation: PlayedOperation, name: string, record: ApiRecord): void {
    if (operation.emits.includes(name)) {
      this.#send(this.#known(name), record);
    }
  }

  /**
   * Sends an event that nothing has caused.
   *
   * @param name - of the contract's webhook, with the type of the flow or without it
   * @param record - about which it is; the contract's example where it is absent
   * @returns how many webhooks it goes to
   * @throws if the contract has no such event
   */
  public trigger(name: string, record?: ApiRecord): number {
    const event = this.#known(name.replace(/^(onboarding|login)_/, ''));
    return this.#send(event, record ?? ({...event.example.object} as ApiRecord));
  }

  /** Sends an event of the contract to an address. */
  public test(url: string): void {
    const [event] = this.contract.events;
    if (event !== undefined) {
      this.#deliver(url, event.example, undefined, 1);
    }
  }

  /** @returns whether there is such a delivery */
  public resend(id: string): boolean {
    const record = this.state.records.get(events, id);
    const last = this.state.deliveries.filter((delivery) => delivery.id === id).at(-1);
    if (record === undefined) {
      return false;
    }
    const hook = this.state.records.get(hooks, String(record.webhook));
    const url = last?.url ?? hook?.url;
    if (typeof url === 'string') {
      this.#deliver(url, record.body as Event, record, (last?.attempt ?? 0) + 1);
    }
    return true;
  }

  /** Waits until everything that is under way has arrived or failed. */
  public async settled(): Promise<void> {
    while (this.#pending.size > 0) {
      await Promise.all(this.#pending);
    }
  }

  #known(name: string): PlayedEvent {
    const event = this.contract.events.find((other) => other.name === name);
    if (event === undefined) {
      const names = this.contract.events.map((other) => other.name).join(', ');
      throw new Error(`There is no event "${name}". The contract has: ${names}.`);
    }
    return event;
  }

  #send(event: PlayedEvent, record: ApiRecord): number {
    const flow = flowOf(this.state, idIn(record.projectFlow));
    const type = typeof flow?.type === 'string' ? flow.type : (event.flows[0] ?? '');
    if (!event.flows.includes(type)) {
      return 0;
    }
    const body = this.#bodyOf(event, `${type}_${event.name}`, record);
    const targets = this.#targets(flow);
    for (const hook of targets) {
      const sent = this.state.records.add(events, {
        _id: this.state.records.newId(),
        type: body.type,
        body,
        response: {status: 'fail', body: ''},
        sentAt: this.state.clock.iso(),
        webhook: hook._id,
        ...(flow === undefined ? {} : {projectFlow: flow._id}),
        appRegistration: idIn(record.appRegistration) ?? record._id,
      });
      this.#deliver(String(hook.url), body, sent, 1);
    }
    return targets.length;
  }

  /** What is sent: the record as the contract describes the event. */
  #bodyOf({example, schema}: PlayedEvent, type: string, record: ApiRecord): Event {
    const names = this.schemas.fieldsOf(schema, 'object');
    const known = Object.entries(structuredClone(record)).filter(([name]) => names.size === 0 || names.has(name));
    const outcome = {name: type, status: 200, summary: '', value: example, basis: 'documented', schema} as const;
    return fit({type, object: Object.fromEntries(known)}, outcome, this.schemas) as Event;
  }

  /** The webhooks of a flow: those that name it, and the one that it names. */
  #targets(flow: ApiRecord | undefined): ApiRecord[] {
    const named = isNode(flow?.integrations) ? flow.integrations.webhook : undefined;
    return this.state.records.all(hooks).filter(({isActive, projectFlow, _id}) => {
      const links = Array.isArray(projectFlow) ? projectFlow : [projectFlow];
      return isActive === true && flow !== undefined && (_id === named || links.map(idIn).includes(flow._id));
    });
  }

  #deliver(url: string, body: Event, record: ApiRecord | undefined, attempt: number): void {
    const task = deliver(url, body, this.options).then((result) => {
      const id = record?._id ?? 'test';
      this.state.deliveries.push({id, type: body.type, url: result.url, attempt, ...result.answer});
      if (record !== undefined) {
        const isRight = result.answer.status !== null && result.answer.status < 300;
        record.response = {status: isRight ? 'success' : 'fail', body: result.body};
      }
    });
    this.#pending.add(task);
    void task.finally(() => this.#pending.delete(task));
  }
}
