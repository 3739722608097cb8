import type {Chunk, Compilation, Dependency, Module} from 'webpack';
import type {CompiledModule} from './sections';

/** Script files by the id of their chunk. */
export function filesOf(chunks: Iterable<Chunk>): Record<string, string> {
  const files = [...chunks].flatMap((chunk) => [...chunk.files].map((file) => [String(chunk.id), file] as const));
  return Object.fromEntries(files.filter(([, file]) => file.endsWith('.js')));
}

/**
 * What the bundler made of each import of a module.
 *
 * @returns by what is imported
 * @throws if the bundler left one out
 */
export function compiledModules({moduleGraph, chunkGraph}: Compilation, {blocks}: Module): Map<string, CompiledModule> {
  return new Map(
    blocks.map((block) => {
      const dependency: (Dependency & {request?: string}) | undefined = block.dependencies[0];
      const request = dependency?.request;
      const module = dependency === undefined ? null : moduleGraph.getModule(dependency);
      const id = module === null ? null : chunkGraph.getModuleId(module);
      if (request === undefined || id === null) {
        throw new Error(
          `docusaurus-lean: the bundler gave no id to what ${request ?? 'an import of a page'} leads to. Adapt sections/compiledModules.ts.`,
        );
      }
      const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
      return [request, {id, chunks: chunks.map((chunk) => String(chunk.id)), files: filesOf(chunks)}];
    }),
  );
}
