import path from 'node:path';
import {ContractError} from '../reference/contract/ContractError';
import {siteContract} from '../reference/contract/siteContract';
import type {Check} from './Check';

/** The contract is valid OpenAPI, complete in every language, and its examples match their schemas. */
export const contract: Check = {
  name: 'contract',
  run: async ({root}) => {
    try {
      await siteContract();
      return [];
    } catch (error) {
      if (error instanceof ContractError) {
        return error.problems.map(({file, line, message}) => `${path.relative(root, file)}:${line}: ${message}`);
      }
      throw error;
    }
  },
};
