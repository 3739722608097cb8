import type {Plugin} from '@docusaurus/types';
import {bootScript} from './bootScript';

/** Puts the reader's stored preferences on the page before it is painted. */
export default function preferencesPlugin(): Plugin {
  return {
    name: 'site-preferences',
    injectHtmlTags() {
      return {headTags: [{tagName: 'script', innerHTML: bootScript}]};
    },
  };
}
