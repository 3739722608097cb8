import type {LoadContext, Plugin} from '@docusaurus/types';
import {isBuild} from '../../build/isBuild';
import {openStore} from '../../copies/store';
import {hashInputs} from './hashInputs';

/**
 * Docusaurus Faster keeps compiled pages between builds. A page holds texts of the contract and of the brand, and a
 * style sheet the base path, which the bundler does not know: a change in them has to start a new cache.
 */
export default async function buildCachePlugin({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  const hash = await hashInputs(siteDir, baseUrl);
  // Copies of pages that are not compiled again have to be there, too.
  const version = isBuild ? `${hash}-${openStore(hash)}` : hash;
  return {
    name: 'site-build-cache',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
      if (cache === undefined) {
        return {};
      }
      return {experiments: {cache: {version: `${cache.version ?? ''}-${version}`}}};
    },
  };
}
