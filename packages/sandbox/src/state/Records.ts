/** Where proofs are kept, each under its own text. They are no encryption: nothing is kept secret here. */
export const proofCollection = 'proofs';

/** A record of the API; what it holds stands in the contract. */
export type ApiRecord = Record<string, unknown> & {_id: string};

/** All records, by the path of their collection (`/v2/webhooks`) and their id. */
export class Records {
  readonly #collections = new Map<string, Map<string, ApiRecord>>();
  #ids = 0;
  /** Ids of the records that stand for the contract's examples: what is new may repeat what they hold. */
  public readonly examples = new Set<string>();

  /** An identifier as the API has them: 24 hexadecimal digits, in the order in which they are given out. */
  public newId(): string {
    this.#ids += 1;
    return `5a${this.#ids.toString(16).padStart(22, '0')}`;
  }

  /** Names of all collections. */
  public get collections(): string[] {
    return [...this.#collections.keys()];
  }

  /** The records of a collection, oldest first. */
  public all(collection: string): ApiRecord[] {
    return [...(this.#collections.get(collection)?.values() ?? [])];
  }

  public get(collection: string, id: string): ApiRecord | undefined {
    return this.#collections.get(collection)?.get(id);
  }

  /** @returns the record with an id, and the collection that has it */
  public find(id: string): {collection: string; record: ApiRecord} | undefined {
    for (const [collection, records] of this.#collections) {
      const record = records.get(id);
      if (record !== undefined) {
        return {collection, record};
      }
    }
    return undefined;
  }

  public add(collection: string, record: ApiRecord): ApiRecord {
    const records = this.#collections.get(collection) ?? new Map<string, ApiRecord>();
    this.#collections.set(collection, records.set(record._id, record));
    return record;
  }

  public delete(collection: string, id: string): void {
    this.#collections.get(collection)?.delete(id);
  }

  public toJSON(): Record<string, ApiRecord[]> {
    return Object.fromEntries(this.collections.map((name) => [name, this.all(name)]));
  }
}
