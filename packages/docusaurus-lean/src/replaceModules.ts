import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';

/** A module of a package, and ours in its place. */
export interface Replacement {
  /** What the module is imported by. */
  readonly request: RegExp;
  /** Folders in which an import counts; everywhere, if absent. */
  readonly from?: RegExp;
  /** Absolute path of our module. Nothing else may import it: if it was compiled, it has replaced the other. */
  readonly by: string;
}

/**
 * Puts modules of ours in the place of others, and stops a build in which one replaced nothing.
 *
 * @param currentBundler - as `configureWebpack` of a plugin gets it
 * @returns plugins for the bundler
 */
export function replaceModules({instance}: CurrentBundler, all: readonly Replacement[]): WebpackPluginInstance[] {
  const replace = ({request, from, by}: Replacement): WebpackPluginInstance =>
    new instance.NormalModuleReplacementPlugin(request, (resource: {context: string; request: string}) => {
      if (from?.test(resource.context) ?? true) {
        resource.request = by;
      }
    });
  const requireReplaced = (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('replaceModules', (compilation) => {
      compilation.hooks.processAssets.tap('replaceModules', () => {
        const compiled = new Set([...compilation.modules].map((module) => (module as {resource?: string}).resource));
        const useless = all.find(({by}) => !compiled.has(by));
        if (useless !== undefined && compilation.errors.length === 0) {
          throw new Error(
            `No module is imported by ${String(useless.request)} any more, so ${path.relative('', useless.by)} replaces nothing. Find out what took its place, most likely in a new version of Docusaurus.`,
          );
        }
      });
    });
  };
  return [...all.map(replace), {apply: requireReplaced}];
}
