import {parseArgs} from 'node:util';
import type {SandboxOptions} from '../public';

const flags = ['port', 'host', 'spec', 'seed', 'forward-to', 'delay', 'clock', 'log', 'object', 'times'] as const;

type Flag = (typeof flags)[number];

/** What somebody typed. */
export interface Command {
  name: string;
  /** What stands behind the name. */
  args: readonly string[];
  options: SandboxOptions;
  /** Id of the record that a triggered event is about. */
  object?: string;
  times: number;
  wantsHelp: boolean;
}

function number(flag: string, value: string | undefined, fallback: number, most = Number.MAX_SAFE_INTEGER): number {
  if (value === undefined) {
    return fallback;
  }
  if (!/^\d+$/.test(value) || Number(value) > most) {
    throw new Error(`--${flag} is "${value}". Give a whole number from 0 to ${most}.`);
  }
  return Number(value);
}

function oneOf<T extends string>(flag: string, value: string | undefined, known: readonly T[]): T | undefined {
  const found = known.find((other) => other === value);
  if (value !== undefined && found === undefined) {
    throw new Error(`--${flag} is "${value}". Give one of: ${known.join(', ')}.`);
  }
  return found;
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...(Object.fromEntries(flags.map((flag) => [flag, {type: 'string'}])) as Record<Flag, {type: 'string'}>),
        help: {type: 'boolean', short: 'h'},
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} --help lists the flags.`, {
      cause: error,
    });
  }
}

/**
 * Reads the command line; a flag that is not there comes from `SANDBOX_…` in the environment.
 *
 * @throws if a flag does not exist, or has a wrong value
 */
export function readCommand(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Command {
  const {values, positionals} = parse(argv);
  const given = (flag: Flag): string | undefined =>
    values[flag] ?? env[`SANDBOX_${flag.toUpperCase().replace('-', '_')}`];
  const [name = 'start', ...args] = positionals;
  const texts = {host: given('host'), spec: given('spec'), seed: given('seed'), forwardTo: given('forward-to')};
  return {
    name,
    args,
    wantsHelp: values.help === true,
    times: number('times', given('times'), 1),
    object: given('object'),
    options: {
      ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
      port: number('port', given('port'), 12121, 65_535),
      delay: number('delay', given('delay'), 0, 2 ** 31 - 1),
      clock: oneOf('clock', given('clock'), ['real', 'manual']) ?? 'real',
      log: oneOf('log', given('log'), ['pretty', 'json']) ?? 'pretty',
    },
  };
}
