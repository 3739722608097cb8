import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawings} from './drawings';
import {EmitFilePlugin, hashedFile} from '../../build/emitFile';
import {sprite} from './sprite';

/** Publishes the drawings of all icons as one file, and tells `src/components/Icon` where it is. */
export default function iconsPlugin({baseUrl}: LoadContext): Plugin {
  const published = hashedFile('assets/icons.svg', sprite(drawings));
  return {
    name: 'site-icons',
    async contentLoaded({actions}) {
      await actions.createData('sprite.json', JSON.stringify(`${baseUrl}${published.file}`));
    },
    configureWebpack(_config, isServer) {
      return isServer ? {} : {plugins: [new EmitFilePlugin(published)]};
    },
  };
}
