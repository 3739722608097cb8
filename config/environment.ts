import {existsSync, readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import {distance} from 'fastest-levenshtein';

/** Every setting of a deployment; `.env.example` says what each is for. */
export const settingNames = [
  'BRAND_NAME',
  'BRAND_SLUG',
  'SITE_URL',
  'BASE_URL',
  'API_URL',
  'ZELF_PROOF_API_URL',
  'STAGING_API_URL',
  'DEVELOPMENT_API_URL',
  'QUEUE_URL',
  'ACCESS_URL',
  'STATUS_URL',
  'APP_URL',
  'REPOSITORY_URL',
  'SUPPORT_EMAIL',
  'SUPPORT_URL',
  'SECURITY_CONTACT',
  'SECURITY_EXPIRES',
  'SOCIAL_URLS',
  'ASSISTANT_LINKS',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'PORT',
  'CHROMIUM_PATH',
] as const;

/** Prefixes of names that only this site gives: in the environment of a machine, other names belong to others. */
const ours = /^(?:BRAND|SUPPORT|SOCIAL|ASSISTANT|ALGOLIA|ZELF_PROOF|STAGING_API|DEVELOPMENT_API)_/;

/** What is wrong with the name of a setting; undefined where there is one of that name. */
function nameFault(name: string, place: string): string | undefined {
  if (settingNames.some((known) => known === name)) {
    return undefined;
  }
  const [near = ''] = [...settingNames].sort((a, b) => distance(a, name) - distance(b, name));
  return `${place}: there is no setting "${name}". Did you mean "${near}"? .env.example lists all of them.`;
}

/**
 * Looks for settings that nobody reads.
 *
 * @param file - contents of `.env`, in which every name has to be known; empty where there is none
 * @param env - the environment, in which names of ours have to be
 * @returns one message for each, with file and line
 */
export function unknownSettings(file: string, env: Readonly<Record<string, unknown>>): string[] {
  const lines = file.split('\n');
  const inFile = Object.keys(parseEnv(file)).map((name) => {
    const line = lines.findIndex((text) => new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`).test(text)) + 1;
    return nameFault(name, `.env:${line}`);
  });
  const inEnvironment = Object.keys(env)
    .filter((name) => ours.test(name) && !(name in parseEnv(file)))
    .map((name) => nameFault(name, 'environment'));
  return [...inFile, ...inEnvironment].filter((fault) => fault !== undefined);
}

/**
 * Reads `.env` of the current folder into the environment, which wins where both set something.
 *
 * @throws if a name is that of no setting, with file, line and the nearest one
 */
export function loadEnvironment(): void {
  const file = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  const faults = unknownSettings(file, process.env);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  if (file !== '') {
    process.loadEnvFile('.env');
  }
}
