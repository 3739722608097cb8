import {ContractError} from '../reference/contract/ContractError';
import {siteContract} from '../reference/contract/siteContract';
import type {Check} from './Check';

/** The contract is valid OpenAPI, complete in both languages, and its examples match their schemas. */
export const contract: Check = {
  name: 'contract',
  run: async () => {
    try {
      await siteContract();
      return [];
    } catch (error) {
      if (error instanceof ContractError) {
        return [error.message];
      }
      throw error;
    }
  },
};
