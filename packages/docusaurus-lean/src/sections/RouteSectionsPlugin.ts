import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import type {Chunk, Compilation, Compiler, Dependency, Module} from 'webpack';
import {compiledModules, filesOf, pagesScripts} from './compiledModules';
import {sections, type CompiledModule, type SectionSources} from './sections';

export interface RouteSectionsOptions extends Omit<SectionSources, 'scripts' | 'otherFiles' | 'compiled' | 'hasCards'> {
  /** The generated module that imports every page. */
  pagesFile: string;
  /** Where Docusaurus reads which scripts belong to a module. */
  clientManifest: string;
}

const name = 'RouteSectionsPlugin';

/** A template with a hash in it would bring the hashes of all files into the scripts that every page loads. */
export const chunkFilename = 'assets/js/[id].js';

function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** Puts the hash of its content into the name of each file that has none. */
function nameFiles(compilation: Compilation): void {
  for (const chunk of compilation.chunks) {
    const file = chunkFilename.replace('[id]', String(chunk.id));
    const content = compilation.getAsset(file)?.source.buffer();
    if (content !== undefined) {
      compilation.renameAsset(file, file.replace(/js$/, `${hashOf(content)}.js`));
    }
  }
}

/** Whether a module of the site imports the theme's list of cards; that of generated indexes is the theme's. */
function importsCards(module: Module): boolean {
  const {resource} = module as {resource?: string};
  return (
    resource !== undefined &&
    !/[\\/]node_modules[\\/]/.test(resource) &&
    module.dependencies.some(
      (dependency: Dependency & {request?: string}) => dependency.request === '@theme/DocCardList',
    )
  );
}

/** Writes the sections, and keeps their content out of the scripts that every page loads. */
export class RouteSectionsPlugin {
  private compiled: ReadonlyMap<string, CompiledModule> = new Map();
  private hasCards = false;

  constructor(private readonly options: RouteSectionsOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        this.hasCards = [...modules].some(importsCards);
      });
      // After the bundler has put the hashes into the names of its own files.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({name, stage}, () => {
        nameFiles(compilation);
        this.writeSections(compiler, compilation);
      });
    });
    compiler.hooks.afterEmit.tapPromise(name, () => this.completeManifest());
  }

  private writeSections(compiler: Compiler, compilation: Compilation): void {
    this.compiled = compiledModules(compilation, this.options.pagesFile);
    const ofPages = new Set([...this.compiled.values()].flatMap(({chunks}) => chunks));
    const isOther = (chunk: Chunk): boolean => !chunk.canBeInitial() && !ofPages.has(String(chunk.id));
    const scripts = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])].filter((file) => file.endsWith('.js'));
    for (const file of pagesScripts(compilation, this.options.pagesFile)) {
      compilation.deleteAsset(file);
    }
    const otherFiles = filesOf([...compilation.chunks].filter(isOther));
    const {hasCards, compiled} = this;
    for (const [file, section] of sections({...this.options, scripts, otherFiles, hasCards, compiled})) {
      compilation.emitAsset(file, new compiler.webpack.sources.RawSource(JSON.stringify(section)));
    }
  }

  /** Adds the pages to the manifest in which Docusaurus looks up the scripts for a page's HTML. */
  private async completeManifest(): Promise<void> {
    const {clientManifest, requests, versions} = this.options;
    const inSections = new Set(Object.keys(versions).map((module) => requests[module]));
    const manifest = JSON.parse(await readFile(clientManifest, 'utf8')) as {origins: Record<string, unknown>};
    for (const [request, {chunks}] of this.compiled) {
      if (!inSections.has(request)) {
        manifest.origins[request] = chunks;
      }
    }
    await writeFile(clientManifest, JSON.stringify(manifest));
  }
}
