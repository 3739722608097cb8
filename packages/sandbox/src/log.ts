import type {SandboxEvent} from './public';
import type {AnsweredRequest} from './state/State';

/** Where the sandbox says what it does. */
export interface Log {
  /** A request that was answered. */
  request: (line: Omit<AnsweredRequest, 'number' | 'at'> & {milliseconds: number}) => void;
  /** An event that was sent, or was not. */
  hook: (line: Omit<SandboxEvent, 'id' | 'attempt'>) => void;
  /** Anything else that a reader wants to know, such as a one-time code. */
  say: (text: string) => void;
}

/** Reasons that go without saying. */
const silent = new Set(['first example', 'state']);

/** Letters of an address that a line shows. */
const shown = 120;

const short = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text);

/** `http://127.0.0.1:3000/hook` → `:3000/hook` */
const place = (url: string): string => url.replace(/^https?:\/\/(localhost|127\.0\.0\.1)(?=:)/, '');

/** One line for each thing, for people. */
export function prettyLog(write: (line: string) => void): Log {
  return {
    request: ({method, target, operation, status, outcome, reason, milliseconds}) => {
      const why = reason === null || silent.has(reason) ? '' : `(${reason})`;
      const parts = [method, short(target), operation, status, outcome === String(status) ? '' : outcome, why];
      write([...parts.filter((part) => part !== null && part !== ''), milliseconds, 'ms'].join(' '));
    },
    hook: ({type, url, status, error, milliseconds}) => {
      write(`hook ${type} -> ${short(place(url))} ${status ?? error ?? ''} ${milliseconds} ms`);
    },
    say: write,
  };
}

/** One JSON object a line, for programs. */
export function jsonLog(write: (line: string) => void): Log {
  const as = (kind: string) => (line: object) => {
    write(JSON.stringify({kind, ...line}));
  };
  return {
    request: as('request'),
    hook: as('hook'),
    say: (text) => {
      as('message')({text});
    },
  };
}

/** Says nothing. */
export const silentLog: Log = {request: () => undefined, hook: () => undefined, say: () => undefined};
