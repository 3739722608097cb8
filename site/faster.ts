import type {FasterConfig} from '@docusaurus/types';

/** `BUNDLER_CACHE=off` builds from nothing: the order of chunks depends on what a cache holds. */
export const isCached = process.env.BUNDLER_CACHE !== 'off';

/** Docusaurus Faster, all of it. */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: isCached,
  ssgWorkerThreads: true,
} satisfies Partial<FasterConfig>;
