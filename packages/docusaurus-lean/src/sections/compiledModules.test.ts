import {mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack, type Compilation} from '@rspack/core';
import type {Chunk} from 'webpack';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compiledModules, filesOf, pagesScripts} from './compiledModules';

type Webpack = Parameters<typeof compiledModules>[0];

let dir: string;

const write = (name: string, text: string): string => {
  const file = path.join(dir, name);
  writeFileSync(file, text);
  return file;
};

beforeEach(() => {
  dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'compiled-')));
});

afterEach(() => {
  rmSync(dir, {recursive: true});
});

/** Bundles an entry as the build does, and reads the bundler's work before it ends. */
async function bundle<T>(entry: string, read: (compilation: Webpack) => T): Promise<T> {
  const compiler = rspack({
    context: dir,
    mode: 'production',
    entry,
    output: {path: path.join(dir, 'out'), chunkFilename: '[id].js'},
    optimization: {minimize: false},
  });
  const found = new Promise<T>((resolve) => {
    compiler.hooks.thisCompilation.tap('test', (compilation: Compilation) => {
      compilation.hooks.processAssets.tap('test', () => {
        // A promise of its own, which is rejected where the reading throws.
        resolve(
          new Promise((done) => {
            done(read(compilation as unknown as Webpack));
          }),
        );
      });
    });
  });
  const ended = new Promise<void>((resolve, reject) => {
    compiler.run((error) => {
      compiler.close(() => {
        if (error === null) {
          resolve();
        } else {
          reject(error);
        }
      });
    });
  });
  const [result] = await Promise.all([found, ended]);
  return result;
}

describe('what the bundler made of the pages', () => {
  it('is one module for each import, with the chunks and files that hold it', async () => {
    write('one.js', 'export default "one";');
    write('two.js', 'import "./shared.js"; export default "two";');
    write('shared.js', 'globalThis.shared = true;');
    const pages = write('pages.js', 'export default [() => import("./one.js"), () => import("./two.js")];');
    const entry = write('main.js', 'import("./pages.js");');
    const {modules, scripts} = await bundle(entry, (compilation) => ({
      modules: compiledModules(compilation, pages),
      scripts: pagesScripts(compilation, pages),
    }));
    expect([...modules.keys()]).toEqual(['./one.js', './two.js']);
    const [one, two] = [...modules.values()];
    expect(one?.id).not.toBe(two?.id);
    expect(one?.chunks).toHaveLength(1);
    expect(one?.files).toEqual({[one?.chunks[0] ?? '']: `${one?.chunks[0]}.js`});
    // The list of pages is a script of its own, and that of no page.
    expect(scripts).toHaveLength(1);
    expect([...Object.values(one?.files ?? {}), ...Object.values(two?.files ?? {})]).not.toContain(scripts[0]);
  });

  it('stops where the list of pages was not compiled', async () => {
    const entry = write('main.js', 'globalThis.alone = true;');
    const compiled = bundle(entry, (compilation) => compiledModules(compilation, path.join(dir, 'pages.js')));
    await expect(compiled).rejects.toThrow('pages.js: the bundler did not compile it');
  });

  it('lists scripts only among the files of chunks', () => {
    const chunk = {id: 7, files: new Set(['a.js', 'a.css'])};
    expect(filesOf([chunk] as unknown as Iterable<Chunk>)).toEqual({'7': 'a.js'});
  });
});
