interface Task {
  at: number;
  order: number;
  run: () => void;
}

export type ClockKind = 'real' | 'manual';

/** The beginning of a manual clock: the same in every run. */
const manualStart = Date.UTC(2026, 0, 1, 12);

/** So far the clock can go: what lives longer than that can still be written as a date. */
const latest = Date.UTC(2126, 0, 1);

const units: Readonly<Record<string, number>> = {s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000};

/**
 * Milliseconds of a span such as `90s`, `10m`, `2h` or `31d`.
 *
 * @throws if it is no such span
 */
export function milliseconds(span: string): number {
  const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(span) ?? [];
  if (count === undefined) {
    throw new Error(`"${span}" is no span of time. Give a number with s, m, h or d, for example "31d".`);
  }
  return Number(count) * (units[unit] ?? 0);
}

/** The time of the sandbox, and what happens later in it. */
export class Clock {
  #offset = 0;
  #manual = manualStart;
  #order = 0;
  #tasks: Task[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param kind - `manual` stands still until somebody advances it */
  public constructor(public readonly kind: ClockKind) {}

  /** Milliseconds since 1970. */
  public get now(): number {
    return this.kind === 'manual' ? this.#manual : Date.now() + this.#offset;
  }

  /** ISO 8601, UTC. */
  public iso(after = 0): string {
    return new Date(this.now + after).toISOString();
  }

  /** Runs something when a span of time has passed. */
  public in(span: number, run: () => void): void {
    this.#tasks.push({at: this.now + span, order: (this.#order += 1), run});
    this.#tasks.sort((a, b) => a.at - b.at || a.order - b.order);
    this.#arm();
  }

  /**
   * Lets time pass: what is due then happens in its order, before this returns.
   *
   * @throws if it would go too far; nothing has changed then
   */
  public advance(span: number): void {
    const end = this.now + span;
    if (end > latest) {
      throw new Error(`The clock goes to ${new Date(latest).toISOString()} at most.`);
    }
    for (let [next] = this.#tasks; next !== undefined && next.at <= end; [next] = this.#tasks) {
      this.#set(Math.max(next.at, this.now));
      this.#tasks.shift();
      next.run();
    }
    this.#set(end);
    this.#arm();
  }

  /** Forgets what was to happen, and the time that was added. */
  public reset(): void {
    clearTimeout(this.#timer);
    this.#tasks = [];
    this.#offset = 0;
    this.#manual = manualStart;
  }

  #set(time: number): void {
    this.#manual = time;
    this.#offset = time - Date.now();
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const [next] = this.#tasks;
    if (next !== undefined && this.kind === 'real') {
      this.#timer = setTimeout(
        () => {
          this.advance(0);
        },
        Math.min(Math.max(0, next.at - this.now), 2 ** 31 - 1),
      ).unref();
    }
  }
}
