export {errorKey, parseEvent, shouldRetry} from './bodies';
export {createClient} from './createClient';
