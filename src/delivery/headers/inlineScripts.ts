import {createHash} from 'node:crypto';
import {getHtmlMinifier} from '@docusaurus/bundler';
import type {InlineScript} from '../boot/inlineScripts';

const scripts = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script[\s/>]/gi;

/** Blocks of data, which a browser does not run. */
const data = /\stype="?(?:application\/(?:ld\+)?json|speculationrules)/i;

/** The scripts in a page that a browser would run. */
export function inlineScriptsIn(html: string): string[] {
  return [...html.matchAll(scripts)]
    .filter(([, attributes = '']) => !data.test(attributes))
    .map(([, , source = '']) => source);
}

/** The hash of a script, as a Content-Security-Policy lists it: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function scriptHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** Hashes of scripts as they stand in built pages, where Docusaurus' minifier has been over them. */
export async function builtHashes(allowed: readonly InlineScript[]): Promise<string[]> {
  const {minify} = await getHtmlMinifier({type: 'swc'});
  const pages = await Promise.all(
    allowed.map(({source}) =>
      minify(`<!DOCTYPE html><html><head><script>${source}</script></head><body></body></html>`),
    ),
  );
  return pages.flatMap(({code}) => inlineScriptsIn(code).map(scriptHash)).sort();
}

/**
 * Looks for scripts that nobody meant to be in a page: a text that was printed without being escaped, or a plugin's.
 *
 * @param allowed - hashes of the scripts that may stand there
 * @returns a message for each, with the page and the fix
 */
export function inlineScriptFaults(page: string, html: string, allowed: readonly string[]): string[] {
  return inlineScriptsIn(html)
    .filter((source) => !allowed.includes(scriptHash(source)))
    .map(
      (source) =>
        `${page} holds a script that is not in src/delivery/boot/inlineScripts.ts: ${JSON.stringify(source.slice(0, 80))}. Escape the text that it comes from, serve it as a file, or add it there with the reason.`,
    );
}
