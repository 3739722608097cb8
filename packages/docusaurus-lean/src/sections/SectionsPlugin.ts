import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import type {Compilation, Compiler, Module} from 'webpack';
import type {SectionModule} from './client/Section';
import type {GeneratedRoutes} from './generatedRoutes';
import {sections} from './sections';

/** A template with a hash in it would bring the hashes of all files into the scripts that every page loads. */
export const chunkFilename = 'assets/js/[id].js';

/** Puts the hash of its content into the name of each file that has none: gives the new ones, by the id of their chunk. */
function nameFiles(compilation: Compilation): Record<string, string> {
  const files: Record<string, string> = {};
  for (const {id} of compilation.chunks) {
    const file = chunkFilename.replace('[id]', String(id));
    const content = compilation.getAsset(file)?.source.buffer();
    if (content !== undefined) {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const named = file.replace(/js$/, `${hash}.js`);
      compilation.renameAsset(file, named);
      files[String(id)] = named;
    }
  }
  return files;
}

/** What the bundler made of the imports of a module, in their order. */
function importsOf({blocks}: Module, {moduleGraph, chunkGraph}: Compilation): SectionModule[] {
  return blocks.map((block) => {
    const module = block.dependencies.map((dependency) => moduleGraph.getModule(dependency))[0] ?? null;
    const id = module === null ? null : chunkGraph.getModuleId(module);
    if (id === null) {
      throw new Error('The bundler gave no id to a page. Adapt docusaurus-lean, sections/SectionsPlugin.ts.');
    }
    const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
    return {id, chunks: chunks.map((chunk) => String(chunk.id))};
  });
}

/** Writes the sections, and keeps their content out of the scripts that every page loads. */
export class SectionsPlugin {
  /** What the bundler made of the pages and what they need, by name. */
  private modules: Readonly<Record<string, SectionModule>> = {};

  /** @param pagesFile - the module that imports all that the generated routes name, in their order */
  constructor(
    private readonly generated: GeneratedRoutes,
    private readonly pagesFile: string,
    private readonly baseUrl: string,
  ) {}

  apply(compiler: Compiler): void {
    const {name} = SectionsPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the bundler has put the hashes into the names of its own files.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({name, stage}, () => {
        for (const [file, section] of this.sectionsOf(compilation)) {
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(JSON.stringify(section)));
        }
      });
    });
    compiler.hooks.afterEmit.tapPromise(name, () => this.completeManifest());
  }

  private sectionsOf(compilation: Compilation): ReturnType<typeof sections> {
    const all = [...compilation.modules] as (Module & {resource?: string})[];
    const modules = new Map(all.map((module) => [module.resource, module]));
    if ([...modules.keys()].some((file) => /[\\/]theme[\\/]DocCardList[\\/]/.test(file ?? ''))) {
      throw new Error('docusaurus-lean knows no cards. Take out generated-index and DocCardList, or docusaurus-lean.');
    }
    const pages = modules.get(this.pagesFile);
    if (pages === undefined) {
      throw new Error(`${this.pagesFile} was not compiled. Adapt docusaurus-lean, sections/client/addSection.ts.`);
    }
    const names = Object.keys(this.generated.requests);
    const imported = importsOf(pages, compilation);
    if (imported.length !== names.length) {
      throw new Error(
        `${this.pagesFile} has ${imported.length} imports of ${names.length}. Adapt docusaurus-lean, sections/SectionsPlugin.ts.`,
      );
    }
    this.modules = Object.fromEntries(imported.map((module, index) => [names[index] ?? '', module]));
    // The file of the module itself is never loaded.
    for (const {id} of compilation.chunkGraph.getModuleChunksIterable(pages)) {
      compilation.deleteAsset(chunkFilename.replace('[id]', String(id)));
    }
    const files = nameFiles(compilation);
    const scripts = (compilation.entrypoints.get('main')?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
    return sections(this.generated, this.baseUrl, {scripts, files, modules: this.modules});
  }

  /** Adds the pages to the manifest in which Docusaurus looks up the scripts for a page's HTML. */
  private async completeManifest(): Promise<void> {
    const {dir, requests, docsSets} = this.generated;
    const inSections = new Set(docsSets.map(({name}) => name));
    const file = `${dir}/client-manifest.json`;
    const manifest = JSON.parse(await readFile(file, 'utf8')) as {origins: Record<string, unknown>};
    for (const [name, {chunks}] of Object.entries(this.modules)) {
      if (!inSections.has(name)) {
        manifest.origins[requests[name] ?? ''] = chunks;
      }
    }
    await writeFile(file, JSON.stringify(manifest));
  }
}
