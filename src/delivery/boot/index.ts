import type {LoadContext, Plugin} from '@docusaurus/types';
import {EmitFilePlugin, hashedFile} from '../../build/emitFile';
import {bootScript} from './bootScript';

/** Puts the reader's stored preferences on the page before it is painted, by a script that browsers keep. */
export default function bootPlugin({baseUrl, siteStorage: {namespace}}: LoadContext): Plugin {
  // As theme-common's createStorageSlot makes them.
  const keys = {theme: `theme${namespace}`, announcement: `docusaurus.announcement.dismiss${namespace}`};
  const script = hashedFile('assets/boot.js', bootScript(keys));
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
