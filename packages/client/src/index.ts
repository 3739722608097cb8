export {createClient} from './createClient';
export {errorKey, shouldRetry} from './errors';
export {parseEvent} from './events';
