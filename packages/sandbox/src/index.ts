import type * as Public from './public';
import {start} from './startSandbox';

export const startSandbox: typeof Public.startSandbox = (options = {}) =>
  start(options, new URL('contract.json', import.meta.url));
