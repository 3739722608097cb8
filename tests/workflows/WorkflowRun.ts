import type {RunningSandbox, SandboxExchange} from '../../packages/sandbox/src/public';
import {defaultLocale} from '../../config/locales';
import type {Operation} from '../../src/reference/contract/types';
import {referenceLabels} from '../../src/reference/labels';
import {sampleRequest} from '../../src/reference/samples/SampleRequest';
import {sentOperation} from '../../src/reference/workflows/buildWorkflow';
import {valueAt} from '../../src/reference/json';
import type {Reference} from '../../src/reference/workflows/expressions';
import {reportRow} from '../../src/reference/workflows/report';
import type {Workflow, WorkflowStep} from '../../src/reference/workflows/types';
import {expectedRequest, requestError} from '../samples/expected';
import {preparations} from './preparations';
import {timesAsked} from './timesAsked';

/** An answer with which nobody must go on. */
export interface Failing {
  step: WorkflowStep;
  /** Status and name in the contract: `409.otpRecentlySent`. */
  example: string;
  /** What fields of the answer hold, by JSON pointer; null for a field that it lacks. */
  set?: Readonly<Record<string, unknown>>;
  /** How often a program asks before it takes this answer. */
  times: number;
  /** The good answer, where this one is a success too: the sandbox has done what was asked, and a code is taken once. */
  good?: string;
  /** Whether it meets the criteria all the same, such as one without a field that must not hold a value. */
  isGood?: boolean;
}

/** What a run needs to know of the sandbox. */
export interface World {
  sandbox: RunningSandbox;
  operations: ReadonlyMap<string, Operation>;
  /** The tokens that the reader has, by scheme. */
  tokens: ReadonlyMap<string, string>;
}

/** Content of every picture that is sent. */
export const picture = Buffer.from('picture');

/** Passes between two requests: a document is assessed when somebody asks for it. */
const pause = '5s';

/** One-time codes by address: those that the steps of a workflow send back. */
function codesOf({steps}: Workflow): Record<string, string> {
  const bodies = steps.map(({operation}) => (operation.requestBody?.example ?? {}) as Record<string, string>);
  return Object.fromEntries(
    bodies.flatMap(({email, countryCode, phone, otp}) =>
      otp === undefined ? [] : [[email ?? `${countryCode ?? ''} ${phone ?? ''}`, otp]],
    ),
  );
}

/** Somebody goes through a workflow: the sandbox is prepared for each step, and each request is compared with its step. */
export class WorkflowRun {
  /** By the ids of their steps: the last one of each. */
  readonly #exchanges = new Map<string, SandboxExchange>();
  readonly #faults: string[] = [];

  /** Index of the step that comes next. */
  #position = 0;

  /** How often that step was refused, to be sent again. */
  #tries = 0;

  #failing: Failing | undefined;

  /** Number of the step after which the run ends. */
  #last: number;

  /** @param failing - the answer that is not the good one, of a single step */
  public constructor(
    public readonly workflow: Workflow,
    private readonly world: World,
    failing?: Failing,
  ) {
    this.#failing = failing;
    const {step, isGood = false} = failing ?? {};
    this.#last = step === undefined || step.goesOn || isGood ? workflow.steps.length : step.number;
  }

  /** What the workflow is given, by the names of its inputs. */
  public get inputs(): Record<string, unknown> {
    return Object.fromEntries(
      this.workflow.inputs.map(({name, source, scheme, value}) => [
        name,
        scheme === undefined ? (source === 'file' ? picture.toString('base64') : value) : this.world.tokens.get(scheme),
      ]),
    );
  }

  /** Whether each step has got its answer. */
  public get isDone(): boolean {
    return this.#position >= this.workflow.steps.length;
  }

  /** The last answers of the steps, in their order. */
  public get exchanges(): ReadonlyMap<string, SandboxExchange> {
    return this.#exchanges;
  }

  /** Names of the answers that the steps have got. */
  public get outcomes(): ReadonlyMap<string, string | null> {
    return new Map([...this.#exchanges].map(([step, {outcome}]) => [step, outcome]));
  }

  /** Begins with the state that the sandbox has at its start. */
  public async begin(): Promise<void> {
    const {sandbox} = this.world;
    await sandbox.reset();
    await sandbox.change({codes: codesOf(this.workflow)});
    await this.#prepare();
  }

  /**
   * Goes on with the step that failed, as a second run of the program does. Where the first went on, only it is left, and a
   * possible match stays one.
   */
  public async resume(): Promise<void> {
    const {step, good, isGood = false} = this.#failing ?? {};
    if (step !== undefined && !isGood && !this.#keepsMatch(step)) {
      // The sandbox takes a code once, and registers an address once.
      const sent = Object.keys(step.operation.requestBody?.example ?? {});
      if (good !== undefined && (sent.includes('otp') || sent.includes('email'))) {
        await this.world.sandbox.next(step.operation.id, good);
      }
      this.#position = step.number - 1;
      this.#last = step.goesOn ? step.number : this.workflow.steps.length;
    }
    this.#failing = undefined;
    await this.#prepare();
  }

  #keepsMatch(step: WorkflowStep): boolean {
    const {status, body} = this.#exchanges.get(step.id)?.answer ?? {};
    const {result} = reportRow(step, String(status), body, referenceLabels(defaultLocale).program);
    return step.goesOn && result === 'possibleMatch';
  }

  /** Takes a request, before it is answered. */
  public async take(exchange: SandboxExchange): Promise<void> {
    const {sandbox} = this.world;
    const step = this.workflow.steps[this.#position];
    const fault =
      step === undefined ? `${exchange.target} is of no step` : requestError(this.#expected(step), exchange);
    if (fault !== undefined) {
      this.#faults.push(`${step?.id ?? 'after the end'}: ${fault}`);
    }
    await sandbox.advance(pause);
    // What was sent to webhooks has arrived.
    await sandbox.events();
    if (step !== undefined) {
      this.#exchanges.set(step.id, exchange);
      const isSentAgain = this.#tries + 1 < timesAsked(step, String(exchange.answer.status), exchange.answer.body);
      this.#tries = isSentAgain ? this.#tries + 1 : 0;
      if (!isSentAgain) {
        this.#position += 1;
        // After the end nothing is prepared: a second run may come first.
        if (this.#position < this.#last) {
          await this.#prepare();
        }
      }
    }
  }

  /**
   * What is wrong with the requests that were sent: each is that of its step, and the last that of the last step, or of the
   * step after whose answer nothing may be sent.
   */
  public faults(): string[] {
    return this.#position === this.#last
      ? this.#faults
      : [...this.#faults, `ended after step ${this.#position}, not after ${this.#last}`];
  }

  /** Before a step: what others have done by then, and what the sandbox does not play by itself. */
  async #prepare(): Promise<void> {
    const {sandbox} = this.world;
    const step = this.workflow.steps[this.#position];
    if (step === undefined) {
      return;
    }
    const {state, answer} = preparations[this.workflow.id]?.[step.id] ?? {};
    if (state !== undefined) {
      await sandbox.change(state((from, name) => String(this.valueOf({from: 'steps', step: from, name}))));
    }
    const {example, set, times} =
      this.#failing?.step.id === step.id ? this.#failing : {example: answer, set: undefined, times: 1};
    if (example !== undefined) {
      await sandbox.next(step.operation.id, example, times, set);
    }
  }

  /** What an expression stands for in this run: inputs, and what the sandbox has answered. */
  public valueOf(reference: Reference): unknown {
    if (reference.from !== 'steps') {
      return this.inputs[reference.name];
    }
    const {step, name} = reference;
    const output = this.workflow.steps.find(({id}) => id === step)?.outputs.find((other) => other.name === name);
    const value = valueAt(this.#exchanges.get(step)?.answer.body, output?.field ?? []);
    if (value === undefined) {
      this.#faults.push(`${step}: its answer has no ${name}, and nothing that needs it can be sent`);
    }
    return value ?? '';
  }

  #expected({id, token, operation: {id: operationId}}: WorkflowStep): ReturnType<typeof expectedRequest> {
    const source = this.workflow.source.steps.find(({stepId}) => stepId === id);
    const operation = this.world.operations.get(operationId);
    if (source === undefined || operation === undefined) {
      throw new Error(`The step "${id}" is not in its source, or its operation is not in the contract.`);
    }
    const valueOf = (reference: Reference): unknown => this.valueOf(reference);
    return expectedRequest(
      sampleRequest(sentOperation(operation, source, valueOf)),
      token === undefined ? undefined : String(valueOf(token)),
    );
  }
}
