import {createHash} from 'node:crypto';
import {getHtmlMinifier} from '@docusaurus/bundler';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import type {InlineScript} from '../boot/inlineScripts';

/** What looks like a script with something in it. It may stand in a title or an attribute, where it is text. */
const looksLikeScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="?application\/ld\+json)[^>]*>([^]*?)<\/script[\s/>]/gi;

/** Types of blocks of data, which a browser does not run. */
const data = /^(?:application\/(?:ld\+)?json|speculationrules)$/i;

type Node = DefaultTreeAdapterTypes.ChildNode;

const attribute = (node: DefaultTreeAdapterTypes.Element, name: string): string | undefined =>
  node.attrs.find((attr) => attr.name === name)?.value;

function scriptsBelow(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    const below = 'childNodes' in node ? node.childNodes : [];
    if (node.nodeName !== 'script' || !('attrs' in node)) {
      return scriptsBelow('content' in node ? node.content.childNodes : below);
    }
    const isRun = attribute(node, 'src') === undefined && !data.test(attribute(node, 'type') ?? '');
    return isRun ? [below.map((text) => ('value' in text ? text.value : '')).join('')] : [];
  });
}

/** The scripts in a page that a browser would run. */
export const inlineScriptsIn = (html: string): string[] => scriptsBelow(parse(html).childNodes);

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
  const isAllowed = (source: string): boolean => allowed.includes(scriptHash(source));
  // Most pages have none but those; reading a page as browsers do takes longer than looking.
  if ([...html.matchAll(looksLikeScript)].every(([, source = '']) => isAllowed(source))) {
    return [];
  }
  return inlineScriptsIn(html)
    .filter((source) => !isAllowed(source))
    .map(
      (source) =>
        `${page} holds a script that is not in src/delivery/boot/inlineScripts.ts: ${JSON.stringify(source.slice(0, 80))}. Escape the text that it comes from, serve it as a file, or add it there with the reason.`,
    );
}
