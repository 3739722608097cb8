import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Compiler} from 'webpack';

/** A file of the built site that is made from the configuration. */
export interface EmittedFile {
  /** Path in the built site, with the hash of the text, so that browsers can keep it. */
  readonly file: string;
  readonly text: string;
}

/** `assets/boot.js` → `assets/boot.1a2b3c4d.js`. */
export function hashedFile(file: string, text: string): EmittedFile {
  const {dir, name, ext} = path.posix.parse(file);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `${dir}/${name}.${hash}${ext}`, text};
}

/** Emits a file with those of the bundler, which minifies scripts; `npm start` serves it too. */
export class EmitFilePlugin {
  constructor(private readonly emitted: EmittedFile) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    const {file, text} = this.emitted;
    compiler.hooks.thisCompilation.tap(EmitFilePlugin.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({name: EmitFilePlugin.name, stage}, () => {
        compilation.emitAsset(file, new sources.RawSource(text));
      });
    });
  }
}
