import type {Plugin} from '@docusaurus/types';
import {structuredData} from './graph';

/** Gives the browser's code what the landing pages say of the site to search engines: it is made from the environment. */
export default function structuredDataPlugin(): Plugin {
  return {
    name: 'site-structured-data',
    async contentLoaded({actions}) {
      await actions.createData('graph.json', JSON.stringify(structuredData));
    },
  };
}
