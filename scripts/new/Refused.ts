import type {Flag} from './questions';

/** An answer that cannot be taken: what is wrong with it and how to mend it. */
export interface Refusal {
  flag: Flag;
  message: string;
}

/** Answers from which nothing can be made. The message lists every refusal with its flag. */
export class Refused extends Error {
  public readonly refusals: readonly Refusal[];

  public constructor(refusals: readonly Refusal[]) {
    const rows = refusals.map(({flag, message}) => `  --${flag}: ${message}`);
    super(`Nothing was written:\n${rows.join('\n')}`);
    this.name = 'Refused';
    this.refusals = refusals;
  }
}
