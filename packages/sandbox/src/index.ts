import {start} from './startSandbox';
import type {RunningSandbox, SandboxOptions} from './public';

export type * from './public';

/**
 * Starts a sandbox of the contract that comes with this package.
 *
 * @param options - all may be left out
 * @throws if the port is taken, or a file cannot be read
 */
export const startSandbox = (options: SandboxOptions = {}): Promise<RunningSandbox> =>
  start(options, new URL('contract.json', import.meta.url));
