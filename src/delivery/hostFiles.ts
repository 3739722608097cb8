import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {glob} from 'tinyglobby';
import {contentSecurityPolicy, headers, inlineScripts, pathHeaders} from '../../config/headers';
import {readRedirects} from './redirects';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Types of blocks of data, which a browser does not run. */
const dataTypes = /^(?:application\/(?:ld\+)?json|speculationrules)$/i;

function scriptsBelow(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!('childNodes' in node)) {
      return [];
    }
    if (node.nodeName !== 'script') {
      return scriptsBelow('content' in node ? node.content.childNodes : node.childNodes);
    }
    const attribute = (name: string): string | undefined => node.attrs.find((attr) => attr.name === name)?.value;
    const isRun = attribute('src') === undefined && !dataTypes.test(attribute('type') ?? '');
    return isRun ? [node.childNodes.map((text) => ('value' in text ? text.value : '')).join('')] : [];
  });
}

/** The inline scripts of a page that a browser would run, as it reads the page. */
export const inlineScriptsIn = (html: string): string[] => scriptsBelow(parse(html).childNodes);

/**
 * The hashes of the inline scripts of pages, as a Content-Security-Policy lists them:
 * https://www.w3.org/TR/CSP3/#grammardef-hash-source
 *
 * @param pages - HTML by file
 * @throws where a page holds a script that config/headers.ts does not list, or a listed one with another text
 */
export function scriptHashes(pages: Iterable<readonly [file: string, html: string]>): string[] {
  const known = new Map<string, string>();
  for (const [file, html] of pages) {
    for (const source of inlineScriptsIn(html)) {
      const marker = inlineScripts.find((script) => source.includes(script.marker))?.marker;
      if (marker === undefined || (known.get(marker) ?? source) !== source) {
        throw new Error(
          `${file} holds a script that config/headers.ts does not list: ${JSON.stringify(source.slice(0, 80))}. Escape the text that it comes from, serve it as a file, or list it there with the reason.`,
        );
      }
      known.set(marker, source);
    }
  }
  return [...known.values()].map((source) => `sha256-${createHash('sha256').update(source).digest('base64')}`).sort();
}

/** A block of `_headers`: https://docs.netlify.com/routing/headers/. Cloudflare Pages reads the same. */
const block = (pattern: string, values: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Writes what hosts and crawlers read beside the pages: `robots.txt`; `_headers` and `_redirects` for Netlify and Cloudflare Pages; `.deploy/policy.conf` and
 * `.deploy/redirects.conf`, which deploy/nginx.conf includes.
 */
export default function hostFilesPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-host-files',
    async postBuild({outDir}) {
      const redirects = readRedirects(siteDir);
      // Pages of redirects are written at the same time, with a script that the policy blocks and nobody needs: they refresh.
      const ignore = [...redirects.keys()].map((from) => `${from.slice(1)}/index.html`);
      const files = await glob('**/*.html', {cwd: outDir, ignore});
      const pages = await Promise.all(
        files.map(async (file) => [file, await readFile(path.join(outDir, file), 'utf8')] as const),
      );
      const policy = contentSecurityPolicy(scriptHashes(pages));
      const blocks = [
        block(`${baseUrl}*`, {'Content-Security-Policy': policy, ...headers}),
        ...pathHeaders.map(([pattern, values]) => block(`${baseUrl}${pattern}`, values)),
      ];
      const under = (route: string): string => `${baseUrl}${route.slice(1)}`;
      const lines = [...redirects].map(([from, to]) => [under(from), under(to)] as const);
      await mkdir(path.join(outDir, '.deploy'), {recursive: true});
      const sitemap = `${siteConfig.url}${baseUrl}sitemap.xml`;
      await writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: ${baseUrl}\n\nSitemap: ${sitemap}\n`);
      await writeFile(path.join(outDir, '_headers'), `${blocks.join('\n\n')}\n`);
      await writeFile(path.join(outDir, '_redirects'), lines.map(([from, to]) => `${from} ${to} 301\n`).join(''));
      await writeFile(
        path.join(outDir, '.deploy/policy.conf'),
        `add_header Content-Security-Policy "${policy}" always;\n`,
      );
      await writeFile(
        path.join(outDir, '.deploy/redirects.conf'),
        lines.map(([from, to]) => `${from} "${to}";\n`).join(''),
      );
    },
  };
}
