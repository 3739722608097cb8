import type {SandboxEvent} from './public';
import type {AnsweredRequest} from './store';

/** Where the sandbox says what it does. */
export interface Log {
  request: (line: AnsweredRequest & {milliseconds: number}) => void;
  /** An event that was sent, or was not. */
  hook: (line: Omit<SandboxEvent, 'id' | 'attempt'>) => void;
  /** Anything else that a reader wants to know, such as a one-time code. */
  say: (text: string) => void;
}

/** Letters of an address that a line shows. */
const shown = 120;

const short = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text);

/** One line for each thing. */
export const prettyLog = (write: (line: string) => void): Log => ({
  request: ({method, target, operation, status, outcome, reason, milliseconds}) => {
    // Reasons that go without saying are left out.
    const why = reason === null || reason === 'state' ? '' : `(${reason})`;
    const parts = [method, short(target), operation ?? '', status, outcome === String(status) ? '' : outcome, why];
    write([...parts.filter((part) => part !== null && part !== ''), milliseconds, 'ms'].join(' '));
  },
  hook: ({type, url, status, error, milliseconds}) => {
    write(`hook ${type} -> ${short(url)} ${status ?? error ?? ''} ${milliseconds} ms`);
  },
  say: write,
});

export const silentLog: Log = {request: () => undefined, hook: () => undefined, say: () => undefined};
