/** `BUNDLER_CACHE=off` builds from nothing: the order of chunks depends on what a cache holds. */
export const isCached = process.env.BUNDLER_CACHE !== 'off';
