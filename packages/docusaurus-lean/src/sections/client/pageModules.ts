import {addVersion, knownVersion} from './docsVersions';
import registry from './registry';
import type {Section, SectionModule} from './Section';

/** Script files of the pages that are known so far, by the id of their chunk. */
const files: Record<string, string> = {};

// The bundler would put the names of all files, with their hashes, into a script that every page loads. Docusaurus
// prefetches nothing whose address contains "undefined".
__webpack_get_script_filename__ = (chunk) => files[chunk] ?? 'undefined';

function isNamespace(exports: unknown): boolean {
  return typeof exports === 'object' && exports !== null && '__esModule' in exports;
}

async function load({id, chunks}: SectionModule): Promise<unknown> {
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
  const exports = __webpack_require__(id);
  return isNamespace(exports) ? exports : {default: exports};
}

/** Makes the modules of a section known to Docusaurus, which loads them when it shows a page that needs them. */
export function addModules(section: Pick<Section, 'files' | 'modules' | 'versions'>): void {
  Object.assign(files, section.files);
  for (const [name, module] of Object.entries(section.modules)) {
    const loadModule = () => load(module);
    const props = section.versions[name];
    if (props !== undefined) {
      addVersion(name, props, loadModule);
    }
    registry[name] = [() => knownVersion(name) ?? loadModule(), name, module.id];
    // Docusaurus prefetches a page by the names of its modules.
    const file = module.chunks.map((chunk) => files[chunk]).find((path) => path !== undefined);
    if (file !== undefined && module.isWhole !== true) {
      files[name] = file;
    }
  }
}

/**
 * Never called, and not in any script that is sent: it makes the bundler compile every page, because no script of the
 * browser imports them.
 */
export function compilePages(): Promise<unknown> {
  return import('@generated/docusaurus-lean/pages');
}
