import type {FasterConfig} from '@docusaurus/types';

/** Docusaurus Faster, all of it. `BUNDLER_CACHE=off` builds from nothing: the order of chunks depends on what a cache holds. */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: process.env.BUNDLER_CACHE !== 'off',
  ssgWorkerThreads: true,
} satisfies Partial<FasterConfig>;
