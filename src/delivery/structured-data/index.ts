import type {Plugin} from '@docusaurus/types';
import {structuredData} from './graph';

/** Writes what the landing pages tell search engines about the site; it depends on the environment, so the build makes it. */
export default function structuredDataPlugin(): Plugin {
  return {
    name: 'site-structured-data',
    async contentLoaded({actions}) {
      await actions.createData('graph.json', JSON.stringify(structuredData));
    },
  };
}
