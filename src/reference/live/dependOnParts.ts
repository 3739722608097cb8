import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler, LoaderContext} from 'webpack';
import {partsOfPage} from './contractParts';

/**
 * Makes the bundler compile a page again when a part of the contract changes that the page is made from: it cannot see that
 * itself, because a page names its operations and imports nothing.
 *
 * @param dir - the folder of `writeParts`
 * @returns a plugin for the bundler of `npm start`
 */
export function dependOnParts({instance}: CurrentBundler, dir: string) {
  const name = 'DependOnContractParts';
  return {
    apply({hooks}: Compiler): void {
      hooks.compilation.tap(name, (compilation) => {
        instance.NormalModule.getCompilationHooks(compilation).loader.tap(name, (context) => {
          const {resourcePath, addDependency} = context as LoaderContext<object>;
          if (resourcePath.endsWith('.mdx')) {
            for (const part of partsOfPage(readFileSync(resourcePath, 'utf8'))) {
              addDependency(path.join(dir, part));
            }
          }
        });
      });
    },
  };
}
