import {brand} from '../../../config/brand';
import {defaultLocale} from '../../../config/locales';
import {fillBrandDeep} from '../../../src/content/remark/brand/fillBrand';
import {siteContract} from '../../../src/reference/contract/siteContract';
import type {OpenApiDocument, Operation} from '../../../src/reference/contract/types';

/** What the package takes out of the contract. */
export interface ClientContract {
  /** As it is published, in the default language. */
  document: OpenApiDocument;
  operations: readonly Operation[];
  /** What the caller does about an error, by its key. */
  errorClasses: Readonly<Record<string, string>>;
  /** Every `type` that is sent to webhooks. */
  eventTypes: readonly string[];
}

/** Keys that the page of errors tells readers to handle, though no operation of the contract names them. */
const unlistedErrors = {expired_token: 'token', liveness_error: 'later'};

/**
 * Reads the contract of this repository for the package.
 *
 * @throws ContractError where a file of it is no YAML
 */
export async function clientContract(): Promise<ClientContract> {
  const {documents, in: locales} = await siteContract();
  const {operations, errorGroups, events} = locales[defaultLocale];
  return {
    document: fillBrandDeep(documents[defaultLocale], brand) as OpenApiDocument,
    operations: [...operations.values()],
    errorClasses: {
      ...unlistedErrors,
      ...Object.fromEntries(errorGroups.flatMap(({errors}) => errors.map((error) => [error.key, error.class]))),
    },
    eventTypes: events.flatMap(({flows, suffix}) => flows.map((flow) => `${flow}_${suffix}`)),
  };
}
