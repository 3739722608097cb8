import type {Operation, SandboxNumbers} from './types';

/** Whether a key of `outcomes` stands for all values that it matches, and not for itself: `/^1000000[2468]$/`. */
export const isPattern = (key: string): boolean => /^\/.*\/$/.test(key);

/** An answer of an operation, by the name of its example. */
export interface NamedAnswer {
  status: string;
  name: string;
  /** What it says, in a few words. */
  summary: string;
}

/** All answers of an operation that are examples of the contract. */
function namedAnswers({success, otherSuccesses, errors}: Operation): NamedAnswer[] {
  return [
    ...[success, ...otherSuccesses].flatMap(({status, outcomes}) =>
      outcomes.map(({name, summary}) => ({status, name, summary})),
    ),
    ...errors.map(({status, name, meaning}) => ({status, name, summary: meaning})),
  ];
}

/**
 * The values that Sandbox mode answers in a known way, each with its answer, in the order of the contract; values that a
 * pattern stands for are left out.
 */
export function sandboxAnswers(operation: Operation, {outcomes}: SandboxNumbers): [string, NamedAnswer][] {
  const answers = namedAnswers(operation);
  return Object.entries(outcomes).flatMap(([value, name]) => {
    const answer = answers.find((known) => name === known.name || name === `${known.status}.${known.name}`);
    return answer === undefined || isPattern(value) ? [] : [[value, answer]];
  });
}

/**
 * The answer of Sandbox mode to a value: as the contract names it, or by the first pattern that it matches.
 *
 * @returns undefined where the contract does not say
 */
export function sandboxAnswer(operation: Operation, numbers: SandboxNumbers, value: string): NamedAnswer | undefined {
  const {outcomes} = numbers;
  const pattern = Object.keys(outcomes).find((key) => isPattern(key) && new RegExp(key.slice(1, -1)).test(value));
  const name = outcomes[value] ?? (pattern === undefined ? undefined : outcomes[pattern]);
  return namedAnswers(operation).find((known) => name === known.name || name === `${known.status}.${known.name}`);
}
