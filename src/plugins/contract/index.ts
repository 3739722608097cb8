import type {Plugin} from '@docusaurus/types';
import {siteContract} from '../../contract/siteContract';
import type {Contract} from '../../contract/types';

/** Reads the contract before any page is compiled, so that what is wrong with it is said once and not on every page. */
export default function contractPlugin(): Plugin<Contract> {
  return {
    name: 'site-contract',
    loadContent: siteContract,
  };
}
