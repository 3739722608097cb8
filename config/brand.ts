import {installUrls, readAssistants, type Assistant, type InstallUrls} from './assistants';
import {loadEnvironment} from './environment';

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
  /** The verification API for tests, and that of the provider's developers. */
  readonly stagingApiUrl: string;
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
  /** Where faults of security are reported, as an address of the web or of mail. */
  readonly securityContact: string;
  /** The day until which that holds, `2030-12-31`; without it the site has no `security.txt`. */
  readonly securityExpires: string | undefined;
  readonly copyrightYear: number;
  /** Profiles in social networks, for structured data. */
  readonly socialUrls: readonly string[];
  /** Assistants in the menu of a page; none where they are switched off. */
  readonly assistants: readonly Assistant[];
}

const supportEmail = 'support@acme.example';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function text(env: NodeJS.ProcessEnv, variable: string, fallback: string): string {
  const value = env[variable]?.trim();
  return value === undefined || value === '' ? fallback : value;
}

/** The name is printed as it is, into one line. */
function readName(env: NodeJS.ProcessEnv): string {
  const name = text(env, 'BRAND_NAME', 'Acme Identity');
  if (/\p{Cc}/u.test(name)) {
    throw new Error(`BRAND_NAME is ${JSON.stringify(name)}. Write it in one line, for example "Acme Identity".`);
  }
  return name;
}

/** Without blanks, quotes and angle brackets, which an address writes as `%20`: it is printed into many kinds of files. */
const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:\/\/[\w.~:/?#[\]@!$&()*+,;=%-]+$/.test(value);

function url(env: NodeJS.ProcessEnv, variable: string, fallback: string): string {
  const value = text(env, variable, fallback);
  if (!isWebAddress(value) || value.endsWith('/')) {
    throw new Error(
      `${variable} is "${value}". Give an absolute URL without a trailing slash, for example "${fallback}".`,
    );
  }
  return value;
}

function email(env: NodeJS.ProcessEnv, variable: string, fallback: string): string {
  const value = text(env, variable, fallback);
  if (!/^[\w.!#$%&*+/=?^{|}~-]+@[\w-]+(?:\.[\w-]+)+$/.test(value)) {
    throw new Error(`${variable} is "${value}". Give an address of mail, for example "${fallback}".`);
  }
  return value;
}

function urls(env: NodeJS.ProcessEnv, variable: string): string[] {
  const values = text(env, variable, '').split(/\s+/).filter(Boolean);
  const wrong = values.find((value) => !isWebAddress(value));
  if (wrong !== undefined) {
    throw new Error(
      `${variable} has "${wrong}". Give absolute URLs, separated by blanks, for example "https://social.example/acme".`,
    );
  }
  return values;
}

function securityContact(env: NodeJS.ProcessEnv): string {
  const variable = 'SECURITY_CONTACT';
  const value = text(env, variable, email(env, 'SUPPORT_EMAIL', supportEmail));
  return value.includes('@') ? `mailto:${email(env, variable, value)}` : url(env, variable, value);
}

function day(env: NodeJS.ProcessEnv, variable: string): string | undefined {
  const value = text(env, variable, '');
  if (value !== '' && !/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value)) {
    throw new Error(`${variable} is "${value}". Give a day as year, month and day, for example "2030-12-31".`);
  }
  return value === '' ? undefined : value;
}

/**
 * Reads the brand from the environment; what is not set is a neutral placeholder on reserved `.example` hosts.
 *
 * @param env - the environment, `process.env` outside of tests
 * @returns the brand
 * @throws if a variable holds something of another form, with its name and an example
 */
export function readBrand(env: NodeJS.ProcessEnv): Brand {
  const slug = text(env, 'BRAND_SLUG', 'acme');
  if (!slugPattern.test(slug)) {
    throw new Error(`BRAND_SLUG is "${slug}". Use lower-case letters, digits and single hyphens, for example "acme".`);
  }
  return {
    name: readName(env),
    slug,
    siteUrl: url(env, 'SITE_URL', 'https://docs.acme.example'),
    apiUrl: url(env, 'API_URL', 'https://api.acme.example'),
    zelfProofApiUrl: url(env, 'ZELF_PROOF_API_URL', 'https://zelf.acme.example'),
    stagingApiUrl: url(env, 'STAGING_API_URL', 'https://staging-api.acme.example'),
    developmentApiUrl: url(env, 'DEVELOPMENT_API_URL', 'https://dev-api.acme.example'),
    queueUrl: url(env, 'QUEUE_URL', 'https://async.acme.example'),
    accessUrl: url(env, 'ACCESS_URL', 'https://access.acme.example'),
    statusUrl: url(env, 'STATUS_URL', 'https://status.acme.example'),
    appUrl: url(env, 'APP_URL', 'https://app.acme.example'),
    repositoryUrl: url(env, 'REPOSITORY_URL', 'https://git.acme.example/docs'),
    supportEmail: email(env, 'SUPPORT_EMAIL', supportEmail),
    supportUrl: url(env, 'SUPPORT_URL', 'https://acme.example/support'),
    securityContact: securityContact(env),
    securityExpires: day(env, 'SECURITY_EXPIRES'),
    copyrightYear: 2025,
    socialUrls: urls(env, 'SOCIAL_URLS'),
    assistants: readAssistants(env),
    ...installUrls(slug),
  };
}

/**
 * The brand of `.env` and the environment. What is wrong there ends the program in one line: an error would be printed with
 * the stack of everything that imports this file.
 */
function readOrExit(): Brand {
  try {
    loadEnvironment();
    return readBrand(process.env);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

export const brand: Brand = readOrExit();
