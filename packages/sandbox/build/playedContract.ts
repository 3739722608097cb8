import {brand} from '../../../config/brand';
import {fillBrandDeep} from '../../../src/content/remark/brand/fillBrand';
import {loadContract} from '../../../src/reference/contract/loadContract';

/** Keys of the contract that pages print and nothing plays. */
const unplayed = new Set(['x-page', 'x-enum-descriptions', 'x-decide', 'x-country', 'x-displayName']);

/** Keys below which names are the API's: a field may be called "description". */
const named = new Set([
  'properties',
  'examples',
  'example',
  'value',
  'default',
  'schemas',
  'parameters',
  'outcomes',
  'with',
]);

/** The contract without the texts that nobody needs to play it: it is read at each start. */
function playedPart(node: unknown, isNamed = false): unknown {
  if (Array.isArray(node)) {
    return node.map((item) => playedPart(item));
  }
  if (typeof node !== 'object' || node === null) {
    return node;
  }
  const entries = Object.entries(node).filter(
    ([key, value]) => isNamed || !(unplayed.has(key) || (key === 'description' && typeof value === 'string')),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === 'value' || key === 'example' ? value : playedPart(value, named.has(key)),
    ]),
  );
}

/**
 * The contract as the package carries it: one document in English, with the brand filled in.
 *
 * @param contractDir - folder of the contract
 */
export async function playedContract(contractDir: string): Promise<object> {
  const {apiUrl: verificationApi, zelfProofApiUrl: zelfProofApi} = brand;
  const options = {dir: contractDir, servers: {verificationApi, zelfProofApi}, isChecked: false};
  const {documents} = await loadContract(options);
  return fillBrandDeep(playedPart(documents.en), brand) as object;
}
