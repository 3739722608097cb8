import type {Flags} from './flags';
import type {Scratch} from './scratch';
import type {Table} from './table';

export interface Bench {
  flags: Flags;
  scratch: Scratch;
  /** Says what is being measured, to whoever waits. */
  say: (text: string) => void;
}

export interface Measured {
  tables: readonly Table[];
  /** The same numbers for programs; the units stand in the names. */
  numbers: unknown;
}

/** A part of the benchmark. */
export type Part = (bench: Bench) => Promise<Measured>;
