import type {FasterConfig} from '@docusaurus/types';
import {isCached} from '../src/build/isCached';

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
