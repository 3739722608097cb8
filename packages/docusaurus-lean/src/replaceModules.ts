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

/** Stops a build in which our module was not compiled, because nothing imports the other one any more. */
class RequireReplaced {
  constructor(private readonly replacement: Replacement) {}

  apply(compiler: Compiler): void {
    const {request, by} = this.replacement;
    compiler.hooks.thisCompilation.tap(RequireReplaced.name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({name: RequireReplaced.name, stage}, () => {
        const isCompiled = [...compilation.modules].some((module) => (module as {resource?: string}).resource === by);
        if (!isCompiled && compilation.errors.length === 0) {
          throw new Error(
            `No module is imported by ${String(request)} any more, so ${path.relative('', by)} replaces nothing. Find out what took its place, most likely in a new version of Docusaurus.`,
          );
        }
      });
    });
  }
}

/**
 * Puts modules of ours in the place of others, and stops the build where one replaced nothing.
 *
 * @param currentBundler - as `configureWebpack` of a plugin gets it
 * @returns plugins for the bundler
 */
export function replaceModules(
  {instance}: CurrentBundler,
  replacements: readonly Replacement[],
): WebpackPluginInstance[] {
  return replacements.flatMap((replacement) => {
    const {request, from, by} = replacement;
    const plugin = new instance.NormalModuleReplacementPlugin(
      request,
      from === undefined
        ? by
        : (resource: {context: string; request: string}) => {
            if (from.test(resource.context)) {
              resource.request = by;
            }
          },
    );
    return [plugin, new RequireReplaced(replacement)];
  });
}
