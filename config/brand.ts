import {assistants, installUrls, type Assistant, type InstallUrls} from './assistants';
import {settings as siteSettings, type Settings} from './settings';

/** Everything that tells one provider from another. The rest of the project never names the provider. */
export interface Brand extends InstallUrls {
  /** Name as readers see it. */
  readonly name: string;
  /** Name in routes, for example `/{slug}-llc/...`: lower case, digits and hyphens. */
  readonly slug: string;
  /** Address of this site, without a trailing slash and without the base path. */
  readonly siteUrl: string;
  /** Server of the verification API. */
  readonly apiUrl: string;
  /** Server of the ZelfProof API. */
  readonly zelfProofApiUrl: string;
  /** The verification API for tests. */
  readonly stagingApiUrl: string;
  /** The verification API of the provider's developers. */
  readonly developmentApiUrl: string;
  /** The verification API for checks that are queued. */
  readonly queueUrl: string;
  /** Hosted pages of onboardings and logins. */
  readonly accessUrl: string;
  /** Page with the state of the APIs. */
  readonly statusUrl: string;
  /** The provider's web app, where accounts are opened. */
  readonly appUrl: string;
  /** Source repository of this site. */
  readonly repositoryUrl: string;
  /** Where readers get help. */
  readonly supportEmail: string;
  readonly supportUrl: string;
  readonly copyrightYear: number;
  /** Profiles in social networks, for structured data. */
  readonly socialUrls: readonly string[];
  /** Assistants in the menu of a page; none where they are switched off. */
  readonly assistants: readonly Assistant[];
}

/** The brand that settings describe. */
export function brandOf(settings: Settings): Brand {
  return {
    name: settings.BRAND_NAME,
    slug: settings.BRAND_SLUG,
    siteUrl: settings.SITE_URL,
    apiUrl: settings.API_URL,
    zelfProofApiUrl: settings.ZELF_PROOF_API_URL,
    stagingApiUrl: settings.STAGING_API_URL,
    developmentApiUrl: settings.DEVELOPMENT_API_URL,
    queueUrl: settings.QUEUE_URL,
    accessUrl: settings.ACCESS_URL,
    statusUrl: settings.STATUS_URL,
    appUrl: settings.APP_URL,
    repositoryUrl: settings.REPOSITORY_URL,
    supportEmail: settings.SUPPORT_EMAIL,
    supportUrl: settings.SUPPORT_URL,
    copyrightYear: 2025,
    socialUrls: settings.SOCIAL_URLS,
    assistants: settings.ASSISTANT_LINKS === 'off' ? [] : assistants,
    ...installUrls(settings.BRAND_SLUG),
  };
}

/** The brand of `.env` and the environment. */
export const brand: Brand = brandOf(siteSettings);
