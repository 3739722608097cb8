import {didYouMean} from '../src/content/closest';

/** Runs a program with its arguments; where it throws, the message is printed, without a stack, and the exit code is 1. */
export function runMain(main: (args: readonly string[]) => Promise<void>): void {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

/**
 * The things that were named on the command line, in the order in which they are known; all where none was.
 *
 * @param what - what they are, for the message: `check`
 * @throws if a name is that of none
 */
export function chosen<T extends {name: string}>(
  what: string,
  names: readonly string[],
  all: readonly T[],
): readonly T[] {
  const known = all.map(({name}) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no ${what} "${unknown}".${didYouMean(unknown, known)} There are: ${known.join(', ')}.`);
  }
  return names.length === 0 ? all : all.filter(({name}) => names.includes(name));
}
