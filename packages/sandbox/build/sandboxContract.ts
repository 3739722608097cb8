import {brand} from '../../../config/brand';
import {fillBrandDeep} from '../../../src/content/remark/brand/fillBrand';
import {loadContract} from '../../../src/reference/contract/loadContract';
import {copyWith} from '../../../src/reference/json';

/** Keys of texts that pages print and the sandbox does not need: the contract is read at each start. A field may have such a name, too. */
const unneeded = new Set(['description', 'x-page', 'x-enum-descriptions', 'x-decide', 'x-country', 'x-displayName']);

/**
 * The contract as the package carries it: one document in English, with the brand filled in.
 *
 * @param contractDir - folder of the contract
 */
export async function sandboxContract(contractDir: string): Promise<object> {
  const {apiUrl: verificationApi, zelfProofApiUrl: zelfProofApi} = brand;
  const servers = {verificationApi, zelfProofApi};
  const {documents} = await loadContract({dir: contractDir, servers, isChecked: false});
  const contract = copyWith(documents.en, (part, key) => {
    if (key === 'value' || key === 'example') {
      // Examples stay as they are.
      return structuredClone(part);
    }
    return unneeded.has(key) && (key.startsWith('x-') || typeof part === 'string') ? undefined : part;
  });
  return fillBrandDeep(contract, brand) as object;
}
