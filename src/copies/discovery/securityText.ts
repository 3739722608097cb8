import type {Brand} from '../../../config/brand';
import {localeCodes, locales} from '../../../config/locales';

/** Where people look for whom to tell of a fault: https://www.rfc-editor.org/rfc/rfc9116 */
export const securityPath = '.well-known/security.txt';

/**
 * The text of `security.txt`.
 *
 * @param home - address of the site with the base path, which ends with a slash
 * @returns undefined where the provider names no day: the file is not valid without one
 */
export function securityText({securityContact, securityExpires}: Brand, home: string): string | undefined {
  return securityExpires === undefined
    ? undefined
    : [
        `Contact: ${securityContact}`,
        `Expires: ${securityExpires}T00:00:00Z`,
        `Preferred-Languages: ${localeCodes.map((locale) => locales[locale].htmlLang).join(', ')}`,
        `Canonical: ${home}${securityPath}`,
        '',
      ].join('\n');
}
