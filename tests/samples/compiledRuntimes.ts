import type {Runtime} from './runtimes';

export const compiledRuntimes: readonly Runtime[] = [];
