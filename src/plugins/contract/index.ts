import type {Plugin} from '@docusaurus/types';
import {brand} from '../../../config/brand';
import {bundleContract} from '../../contract/bundleContract';
import {contractOptions, siteContract} from '../../contract/siteContract';
import type {Contract} from '../../contract/types';
import {fillBrandDeep} from '../../remark/brand/fillBrand';
import {publishContract} from './publish';

/**
 * Reads the contract before any page is compiled, so that what is wrong with it is said once and not on every page, and
 * publishes it with the site.
 */
export default function contractPlugin(): Plugin<Contract> {
  return {
    name: 'site-contract',
    loadContent: siteContract,
    async postBuild({outDir}) {
      const documents = await bundleContract(contractOptions);
      await publishContract(fillBrandDeep(documents, brand) as typeof documents, outDir);
    },
  };
}
