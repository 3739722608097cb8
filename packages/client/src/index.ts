/** Names of the answers that can be forced, by operation: the build puts them here. */
declare const OUTCOMES: Readonly<Record<string, Readonly<Record<string, string>>>>;

export {createClient} from './createClient';
export {errorKey, shouldRetry} from './errors';
export {parseEvent} from './events';
export const outcomes = OUTCOMES;
