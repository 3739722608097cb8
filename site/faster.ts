import type {FasterConfig} from '@docusaurus/types';

/** Docusaurus Faster, all of it. */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
} satisfies Partial<FasterConfig>;
