/** A one-time code that was sent. */
export interface SentCode {
  /** Address of mail, or number of a phone with the code of its country. */
  to: string;
  code: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  expiresAt: number;
  /** Id of its validation. */
  record?: string;
}

/** For so long a second code to the same address is refused. */
const pause = 2 * 60_000;

const life = 10 * 60_000;

/** The one-time codes that were sent. The code is the one of the contract's requests, so that their samples run. */
export class Codes {
  readonly #sent: SentCode[] = [];
  readonly #fixed = new Map<string, string>();

  /** @param usual - the code that is sent unless one was set for an address */
  public constructor(private readonly usual: string) {}

  /** Sets the code that an address gets from now on. */
  public set(to: string, code: string): void {
    this.#fixed.set(to, code);
  }

  /** Whether a code went to an address so lately that the API sends no other. */
  public isRecent(to: string, now: number): boolean {
    return this.#sent.some((sent) => sent.to === to && now - sent.sentAt < pause && sent.expiresAt > now);
  }

  public send(to: string, now: number, {code, record}: {code?: string; record?: string} = {}): SentCode {
    const sent = {to, code: this.#fixed.get(to) ?? code ?? this.usual, sentAt: now, expiresAt: now + life, record};
    this.#sent.push(sent);
    return sent;
  }

  /** The last code of an address, or of a validation. */
  public last(match: {to: string} | {record: string}): SentCode | undefined {
    return this.#sent.filter((sent) => ('to' in match ? sent.to === match.to : sent.record === match.record)).at(-1);
  }

  /** A code that was used is no longer recent. */
  public use(sent: SentCode): void {
    this.#sent.splice(this.#sent.indexOf(sent), 1);
  }

  public toJSON(): SentCode[] {
    return this.#sent;
  }
}
