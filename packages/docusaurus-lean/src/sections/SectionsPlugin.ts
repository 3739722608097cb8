import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import type {Compilation, Compiler, Module} from 'webpack';
import {compiledModules, filesOf} from './compiledModules';
import {sections, type CompiledModule, type SectionSources} from './sections';

/** A template with a hash in it would bring the hashes of all files into the scripts that every page loads. */
export const chunkFilename = 'assets/js/[id].js';

/** Puts the hash of its content into the name of each file that has none. */
function nameFiles(compilation: Compilation): void {
  for (const chunk of compilation.chunks) {
    const file = chunkFilename.replace('[id]', String(chunk.id));
    const content = compilation.getAsset(file)?.source.buffer();
    if (content !== undefined) {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      compilation.renameAsset(file, file.replace(/js$/, `${hash}.js`));
    }
  }
}

const fileOf = (module: Module): string => (module as {resource?: string}).resource ?? '';

export interface SectionsPluginOptions {
  readonly sources: SectionSources;
  /** The generated module that imports every page. */
  readonly pagesFile: string;
  /** Where Docusaurus reads which scripts belong to a module. */
  readonly clientManifest: string;
}

/** Writes the sections, and keeps their content out of the scripts that every page loads. */
export class SectionsPlugin {
  private modules: ReadonlyMap<string, CompiledModule> = new Map();

  constructor(private readonly options: SectionsPluginOptions) {}

  apply(compiler: Compiler): void {
    const {name} = SectionsPlugin;
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the bundler has put the hashes into the names of its own files.
      compilation.hooks.processAssets.tap({name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1}, () => {
        nameFiles(compilation);
        for (const [file, section] of this.sectionsOf(compilation)) {
          compilation.emitAsset(file, new sources.RawSource(JSON.stringify(section)));
        }
      });
    });
    compiler.hooks.afterEmit.tapPromise(name, () => this.completeManifest());
  }

  private sectionsOf(compilation: Compilation): ReturnType<typeof sections> {
    const modules = [...compilation.modules];
    if (modules.some((module) => /[\\/]theme[\\/]DocCardList[\\/]/.test(fileOf(module)))) {
      throw new Error(
        'docusaurus-lean knows no lists of cards. Take out generated-index and DocCardList, or this plugin.',
      );
    }
    const pages = modules.find((module) => fileOf(module) === this.options.pagesFile);
    if (pages === undefined) {
      throw new Error(
        `${this.options.pagesFile} was not compiled. docusaurus-lean, sections/client/addSection.ts, imports it.`,
      );
    }
    this.modules = compiledModules(compilation, pages);
    // The file of the module itself is never loaded.
    for (const chunk of compilation.chunkGraph.getModuleChunksIterable(pages)) {
      chunk.files.forEach((file) => {
        compilation.deleteAsset(file);
      });
    }
    const ofPages = new Set([...this.modules.values()].flatMap(({chunks}) => chunks));
    const others = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial() && !ofPages.has(String(chunk.id)));
    const scripts = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])].filter((file) => file.endsWith('.js'));
    return sections(this.options.sources, {scripts, otherFiles: filesOf(others), modules: this.modules});
  }

  /** Adds the pages to the manifest in which Docusaurus looks up the scripts for a page's HTML. */
  private async completeManifest(): Promise<void> {
    const {clientManifest, sources} = this.options;
    const inSections = new Set(Object.keys(sources.versions).map((module) => sources.requests[module]));
    const manifest = JSON.parse(await readFile(clientManifest, 'utf8')) as {origins: Record<string, unknown>};
    for (const [request, {chunks}] of this.modules) {
      if (!inSections.has(request)) {
        manifest.origins[request] = chunks;
      }
    }
    await writeFile(clientManifest, JSON.stringify(manifest));
  }
}
