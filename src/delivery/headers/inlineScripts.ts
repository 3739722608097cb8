import {createHash} from 'node:crypto';

const scripts = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Blocks of data, which a browser does not run. */
const data = /\btype="?(?:application\/(?:ld\+)?json|speculationrules)/;

/**
 * Hashes of the scripts in a page, as a Content-Security-Policy lists them: https://www.w3.org/TR/CSP3/#grammardef-hash-source
 *
 * @param html - text of the page
 */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(scripts)]
    .filter(([, attributes = '']) => !data.test(attributes))
    .map(([, , source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`);
}
