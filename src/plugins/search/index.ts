import type {LoadContext, Plugin} from '@docusaurus/types';
import {runPagefind} from './runPagefind';

/** Makes the search index of the built site, in both languages. */
export default function searchPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-search',
    async postBuild({outDir}) {
      console.log(await runPagefind({siteDir, outDir}));
    },
  };
}
