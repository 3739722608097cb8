import type {Plugin} from '@docusaurus/types';
import {PurgeStyles} from './PurgeStyles';
import {kindSheets} from './kindSheets';

/** The style sheets of the built site: one for every page and one for each kind of page, without what no page uses. */
export default function stylesPlugin(): Plugin {
  return {
    name: 'site-styles',
    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {plugins: [new PurgeStyles()], optimization: {splitChunks: {cacheGroups: kindSheets()}}};
    },
  };
}
