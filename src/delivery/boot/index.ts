import type {LoadContext, Plugin} from '@docusaurus/types';
import {EmitFilePlugin, hashedFile} from '../../build/emitFile';
import {bootScript} from './bootScript';

/** Puts the reader's stored preferences on the page before it is painted, by a script that browsers keep. */
export default function bootPlugin({baseUrl}: LoadContext): Plugin {
  const script = hashedFile('assets/boot.js', bootScript);
  return {
    name: 'site-boot',
    injectHtmlTags() {
      return {headTags: [{tagName: 'script', attributes: {src: `${baseUrl}${script.file}`}}]};
    },
    configureWebpack(_config, isServer) {
      return isServer ? {} : {plugins: [new EmitFilePlugin(script)]};
    },
  };
}
