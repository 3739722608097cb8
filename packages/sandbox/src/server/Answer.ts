import type {Basis} from '../contract/types';

/** What goes back to the client. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** A text is sent as it is, everything else as JSON; undefined for no body. */
  body: unknown;
}

/** How an answer came about, for its headers and for the log. */
export interface Origin {
  operation: string;
  outcome: string;
  basis: Basis;
  reason: string;
  /** What is wrong with token or input. */
  fault?: string | undefined;
}

/** An answer of an operation, with the headers that say how it came about. */
export function answerOf(status: number, body: unknown, {operation, outcome, basis}: Origin, applied?: string): Answer {
  return {
    status,
    body,
    headers: {
      'x-sandbox-operation': operation,
      'x-sandbox-outcome': outcome,
      'x-sandbox-basis': basis,
      ...(applied === undefined ? {} : {'preference-applied': applied}),
    },
  };
}
