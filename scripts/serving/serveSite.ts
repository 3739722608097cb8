import {createReadStream, existsSync, readFileSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';
import type {HeaderRule} from '../../config/headers';
import {otherLocales} from '../../config/locales';
import {homeRoute} from '../../src/content/routeIn';
import {copyPath} from '../../src/copies/copyPath';
import {markdownFirst} from '../../src/copies/markdownFirst';
import {headersOf} from '../../src/delivery/headers/formats';
import {redirectLocation} from '../../src/delivery/redirects/formats';
import type {Redirect} from '../../src/delivery/redirects/readRedirects';

export interface ServeOptions {
  /** Folder of the built site. */
  dir: string;
  /** 0 for a free port. */
  port: number;
  /** Base path under which the site was built; starts and ends with a slash. */
  baseUrl?: string;
}

/** The not-found page of a folder stands for all below it that does not exist, as static hosts have it. */
const notFoundFolders = otherLocales.map((locale) => homeRoute(locale).slice(1));

/** Whether a path leads to a file, as it is, with its ending left out, or as a folder's index. */
function exists(dir: string, pathname: string): boolean {
  return ['', '.html', '/index.html'].some((ending) => {
    const file = path.join(dir, `${pathname}${ending}`);
    return ending === '' ? path.extname(pathname) !== '' && existsSync(file) : existsSync(file);
  });
}

/** Whether a request asks for the Markdown copy of a page. */
const wantsMarkdown = new RegExp(markdownFirst, 'i');

/** The file that answers a path: the page, or its copy; the path itself where it is neither. */
function answeringFile(dir: string, pathname: string, accept = ''): string {
  const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
  const files = [...(wantsMarkdown.test(accept) ? [copyPath(pathname)] : []), page];
  return files.find((file) => existsSync(path.join(dir, file))) ?? pathname;
}

/** The path that a request asks for; undefined where it is not encoded UTF-8, such as `/%ff`, or is that of no file. */
function decodedPath(url: string): string | undefined {
  try {
    // Of the address as it was sent, because what serves the files reads that.
    const [path = ''] = url.split('?');
    return path.includes('%00') ? undefined : decodeURIComponent(new URL(path, 'http://localhost').pathname);
  } catch (error) {
    if (error instanceof URIError || error instanceof TypeError) {
      return undefined;
    }
    throw error;
  }
}

function sendNotFound(response: ServerResponse, file: string): void {
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
  createReadStream(file).pipe(response);
}

/** The headers that the build made for this site: config/headers.ts. */
function readRules(dir: string): readonly HeaderRule[] {
  return JSON.parse(readFileSync(path.join(dir, '.deploy', 'headers.json'), 'utf8')) as readonly HeaderRule[];
}

/** The redirects of this site: config/redirects.yaml. */
function readRedirects(dir: string): ReadonlyMap<string, string> {
  const redirects = JSON.parse(
    readFileSync(path.join(dir, '.deploy', 'redirects.json'), 'utf8'),
  ) as readonly Redirect[];
  return new Map(redirects.map(({from, to}) => [from, to]));
}

/** Left out: browsers ignore this header without TLS. */
const notLocal = 'Strict-Transport-Security';

/**
 * Serves a built site on 127.0.0.1 as a static host does: its headers and redirects, clean URLs, the 404 pages.
 *
 * @returns the server, listening
 * @throws if the port is taken, or the folder holds no built site
 */
export function serveSite({dir, port, baseUrl = '/'}: ServeOptions): Promise<Server> {
  const rules = readRules(dir);
  const redirects = readRedirects(dir);
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(baseUrl)) {
      response.writeHead(url === '/' ? 302 : 404, url === '/' ? {Location: baseUrl} : {}).end();
      return;
    }
    request.url = url.slice(baseUrl.length - 1);
    const pathname = decodedPath(request.url);
    if (pathname === undefined) {
      response.writeHead(400).end();
      return;
    }
    const file = answeringFile(dir, pathname, request.headers.accept);
    for (const [name, value] of Object.entries(headersOf(rules, file.slice(1)))) {
      if (name !== notLocal) {
        response.setHeader(name, value);
      }
    }
    const moved = redirects.get(pathname);
    if (moved !== undefined) {
      const query = /\?.*/.exec(request.url)?.[0] ?? '';
      response.writeHead(301, {Location: redirectLocation(moved, {baseUrl, query})}).end();
      return;
    }
    if (file.endsWith('.md')) {
      request.url = file;
    }
    const folder = notFoundFolders.find((name) => pathname.startsWith(`/${name}/`));
    if (folder !== undefined && !exists(dir, pathname)) {
      sendNotFound(response, path.join(dir, folder, '404.html'));
      return;
    }
    void handler(request, response, {public: dir, cleanUrls: true, trailingSlash: false, directoryListing: false});
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve(server);
    });
  });
}
