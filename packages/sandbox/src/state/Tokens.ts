/** A token that the sandbox has given out. */
export interface IssuedToken {
  token: string;
  /** Name of the security scheme. */
  scheme: string;
  /** Id of the record that it belongs to. */
  record?: string;
  /** Milliseconds since 1970; undefined where it does not end. */
  expiresAt?: number;
}

/** The tokens that were given out: each has a kind, perhaps a record, and an end. They are no JWTs: nothing is signed here. */
export class Tokens {
  readonly #issued = new Map<string, IssuedToken>();
  readonly #counts = new Map<string, number>();

  /** @param life - seconds that it lives */
  public issue(scheme: string, now: number, life: number | undefined, record?: string): IssuedToken {
    const count = this.#counts.get(scheme) ?? 0;
    this.#counts.set(scheme, count + 1);
    const issued: IssuedToken = {
      token: `sandbox.${scheme}.${count + 1}`,
      scheme,
      record,
      expiresAt: life === undefined ? undefined : now + life * 1000,
    };
    this.#issued.set(issued.token, issued);
    return issued;
  }

  public find(token: string): IssuedToken | undefined {
    return this.#issued.get(token);
  }

  /** Ends all tokens of a kind. */
  public revoke(scheme: string): void {
    for (const [token, issued] of this.#issued) {
      if (issued.scheme === scheme) {
        this.#issued.set(token, {...issued, expiresAt: 0});
      }
    }
  }

  public toJSON(): IssuedToken[] {
    return [...this.#issued.values()];
  }
}
