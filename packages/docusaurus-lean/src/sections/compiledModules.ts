import type {AsyncDependenciesBlock, Chunk, Compilation, Dependency, Module} from 'webpack';
import type {CompiledModule} from './sections';

/** The generated module that imports every page. */
function pagesModule(compilation: Compilation, file: string): Module {
  const pages = [...compilation.modules].find((module) => (module as {resource?: string}).resource === file);
  if (pages === undefined) {
    throw new Error(
      `${file}: the bundler did not compile it. docusaurus-lean, sections/client/pageModules.ts, has to import it.`,
    );
  }
  return pages;
}

function chunksOf({chunkGraph}: Compilation, block: AsyncDependenciesBlock): readonly Chunk[] {
  return chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
}

/** The file of the generated module itself, which is never loaded. */
export function pagesScripts(compilation: Compilation, file: string): string[] {
  const pages = pagesModule(compilation, file);
  return [...compilation.chunkGraph.getModuleChunksIterable(pages)].flatMap((chunk) => [...chunk.files]);
}

/** Script files by the id of their chunk. */
export function filesOf(chunks: Iterable<Chunk>): Record<string, string> {
  const files = [...chunks].flatMap((chunk) =>
    [...chunk.files].map((file): [string, string] => [String(chunk.id), file]),
  );
  return Object.fromEntries(files.filter(([, file]) => file.endsWith('.js')));
}

/** What an import is of: the bundler joins modules that are only used together. */
function importedModule({moduleGraph}: Compilation, block: AsyncDependenciesBlock): {request: string; module: Module} {
  const dependency: (Dependency & {request?: string}) | undefined = block.dependencies[0];
  const request = dependency?.request;
  const module = dependency === undefined ? null : moduleGraph.getModule(dependency);
  if (request === undefined || module === null) {
    throw new Error('docusaurus-lean: an import of a page leads to no module.');
  }
  return {request, module};
}

/**
 * What the bundler made of each import of the generated module.
 *
 * @param file - of the generated module
 * @returns by what is imported
 */
export function compiledModules(compilation: Compilation, file: string): Map<string, CompiledModule> {
  return new Map(
    pagesModule(compilation, file).blocks.map((block) => {
      const {request, module} = importedModule(compilation, block);
      const id = compilation.chunkGraph.getModuleId(module);
      if (id === null) {
        throw new Error(`${request}: the bundler gave it no id.`);
      }
      const chunks = chunksOf(compilation, block);
      return [
        request,
        {
          id,
          chunks: chunks.map((chunk) => String(chunk.id)),
          files: filesOf(chunks),
        },
      ];
    }),
  );
}
