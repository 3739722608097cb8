import type {ModuleNames} from './Section';

/** Stands in for `@generated/routesChunkNames` in the browser, as `registry.ts` does for the registry. */
const routesChunkNames: Record<string, ModuleNames> = {};

export default routesChunkNames;
