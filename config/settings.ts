import {existsSync, readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import {closest} from 'fastest-levenshtein';
// Not by its name `z`, which the loader of docusaurus.config.ts does not find.
import * as z from 'zod';

const line = z.string().regex(/^\P{Cc}+$/u, 'is not one line');
const onOff = z.enum(['on', 'off'], 'is neither "on" nor "off"');
/** Without blanks, quotes and angle brackets, which an address writes as `%20`: it is printed into many kinds of files. */
const address = z
  .string()
  .regex(/^https?:\/\/[\w.~:/?#[\]@!$&()*+,;=%-]+(?<!\/)$/, 'is not an absolute URL without a trailing slash');
const addresses = z
  .string()
  .transform((text) => text.split(/\s+/))
  .pipe(z.array(address));
const mail = z.string().regex(/^[\w.!#$%&*+/=?^{|}~-]+@[\w-]+(?:\.[\w-]+)+$/, 'is not an email address');

/** Every setting of a deployment, with its form; `.env.example` says what each is for, and its default. */
const schema = z.object({
  BRAND_NAME: line.default('Acme Identity'),
  BRAND_SLUG: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'has other characters than lower-case letters, digits and single hyphens')
    .default('acme'),
  SITE_URL: address.default('https://docs.acme.example'),
  // It is printed into pages, scripts and _headers. A step of dots would name another folder.
  BASE_URL: z
    .string()
    .regex(/^\/(?:(?!\.+\/)[\w.~-]+\/)*$/, 'is not a path that starts and ends with a slash, such as "/docs/"')
    .default('/'),
  API_URL: address.default('https://api.acme.example'),
  ZELF_PROOF_API_URL: address.default('https://zelf.acme.example'),
  STAGING_API_URL: address.default('https://staging-api.acme.example'),
  DEVELOPMENT_API_URL: address.default('https://dev-api.acme.example'),
  QUEUE_URL: address.default('https://async.acme.example'),
  ACCESS_URL: address.default('https://access.acme.example'),
  STATUS_URL: address.default('https://status.acme.example'),
  APP_URL: address.default('https://app.acme.example'),
  REPOSITORY_URL: address.default('https://git.acme.example/docs'),
  SUPPORT_EMAIL: mail.default('support@acme.example'),
  SUPPORT_URL: address.default('https://acme.example/support'),
  SOCIAL_URLS: addresses.default([]),
  ASSISTANT_LINKS: onOff.default('on'),
  HSTS_SUBDOMAINS: onOff.default('off'),
  ALGOLIA_APP_ID: line.optional(),
  ALGOLIA_API_KEY: line.optional(),
  ALGOLIA_INDEX_NAME: line.optional(),
  CHROMIUM_PATH: line.optional(),
});

export type Settings = z.infer<typeof schema>;

/** Names of the settings. */
export const settingNames = Object.keys(schema.shape);

/** Prefixes of names that only this site gives: in the environment of a machine, other names belong to others. */
const ownPrefix = /^(?:BRAND|SUPPORT|SOCIAL|ASSISTANT|ALGOLIA|ZELF_PROOF|STAGING_API|DEVELOPMENT_API|HSTS)_/;

/**
 * Reads the settings; one that is empty counts as not set.
 *
 * @param env - the environment, which wins
 * @param file - contents of `.env`, in which every name has to be known; empty where there is none
 * @throws with each name that is no setting and the nearest one, and each value that has another form
 */
export function readSettings(env: NodeJS.ProcessEnv, file = ''): Settings {
  const inFile = parseEnv(file);
  const unknown = [...Object.keys(inFile), ...Object.keys(env).filter((name) => ownPrefix.test(name))]
    .filter((name) => !settingNames.includes(name))
    .map(
      (name) =>
        `There is no setting "${name}". Did you mean "${closest(name, settingNames)}"? .env.example lists all of them.`,
    );
  const given = [inFile, env].flatMap((names) => Object.entries(names).filter(([, value]) => value?.trim()));
  const settings = schema.safeParse(Object.fromEntries(given.map(([name, value]) => [name, value?.trim()])));
  const wrong = (settings.error?.issues ?? []).map(
    ({path: [name], message}) =>
      `${String(name)} is "${env[String(name)] || (inFile[String(name)] ?? '')}", which ${message}.`,
  );
  if (settings.data === undefined || unknown.length > 0) {
    throw new Error([...unknown, ...wrong].join('\n'));
  }
  const {ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME} = settings.data;
  const algolia = [ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME].filter((value) => value !== undefined);
  if (algolia.length === 1 || algolia.length === 2) {
    throw new Error('Set all of ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME, or none of them.');
  }
  return settings.data;
}

/** The settings of this process. What is wrong there ends it in a line: an error would be printed with a long stack. */
function readOrExit(): Settings {
  try {
    return readSettings(process.env, existsSync('.env') ? readFileSync('.env', 'utf8') : '');
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** `.env` and the environment. */
export const settings = readOrExit();
