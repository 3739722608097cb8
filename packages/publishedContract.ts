import {brand} from '../config/brand';
import {defaultLocale} from '../config/locales';
import {fillBrandDeep} from '../src/content/remark/brand/fillBrand';
import {siteContract} from '../src/reference/contract/siteContract';
import type {OpenApiDocument} from '../src/reference/contract/types';

/**
 * The contract of this repository as the site publishes it in the default language.
 *
 * @throws ContractError where it is not valid
 */
export async function publishedContract(): Promise<OpenApiDocument> {
  const {documents} = await siteContract();
  return fillBrandDeep(documents[defaultLocale], brand) as OpenApiDocument;
}
