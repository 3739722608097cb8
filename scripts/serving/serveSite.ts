import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import send from 'send';
import type {HeaderRule} from '../../config/headers';
import {otherLocales} from '../../config/locales';
import {homeRoute} from '../../src/content/routeIn';
import {copyPath} from '../../src/copies/copyPath';
import {markdownFirst} from '../../src/copies/markdownFirst';
import {headersOf} from '../../src/delivery/headers/formats';
import {redirectLocation} from '../../src/delivery/redirects/formats';
import type {Redirect} from '../../src/delivery/redirects/readRedirects';
import {tidyAddress} from '../../src/delivery/redirects/tidyAddresses';

export interface ServeOptions {
  /** Folder of the built site. */
  dir: string;
  /** 0 for a free port. */
  port: number;
  /** Base path under which the site was built; starts and ends with a slash. */
  baseUrl?: string;
}

/** A built site, and what the build wrote for this server. */
interface BuiltSite {
  dir: string;
  baseUrl: string;
  rules: readonly HeaderRule[];
  redirects: ReadonlyMap<string, string>;
}

/** The not-found page of a folder stands for all below it that does not exist, as static hosts have it. */
const notFoundFolders = otherLocales.map((locale) => homeRoute(locale).slice(1));

/** Whether a request asks for the Markdown copy of a page. */
const wantsMarkdown = new RegExp(markdownFirst, 'i');

/** What only servers read, folders above, and the other slash of some systems: no path of the site. */
const hidden = /\/\.(?!well-known\/)|\\/;

/** Left out: browsers ignore this header without TLS. */
const notLocal = 'Strict-Transport-Security';

// The first says no to what no file system can name; the second throws.
const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** The file that answers a path below the base path: the copy for who asks for it, the page, or the file itself. */
function answeringFile(dir: string, pathname: string, accept = ''): string | undefined {
  const pages = pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`];
  const files = wantsMarkdown.test(accept) ? [copyPath(pathname), ...pages] : pages;
  return hidden.test(pathname) ? undefined : files.find((file) => isFile(path.join(dir, file)));
}

function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], file: string): void {
  for (const [name, value] of Object.entries(headersOf(rules, file))) {
    if (name !== notLocal) {
      response.setHeader(name, value);
    }
  }
}

function sendNotFound(response: ServerResponse, {dir, rules}: BuiltSite, pathname: string): void {
  const folder = notFoundFolders.find((name) => pathname.startsWith(`/${name}/`));
  const page = path.join(dir, folder ?? '', '404.html');
  setHeaders(response, rules, '404.html');
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
  response.end(existsSync(page) ? readFileSync(page) : 'Not found');
}

/** The path that a request asks for, decoded; undefined where it is not encoded UTF-8, such as `/%ff`. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch (error) {
    if (error instanceof URIError) {
      return undefined;
    }
    throw error;
  }
}

function answer(request: IncomingMessage, response: ServerResponse, site: BuiltSite): void {
  const {dir, baseUrl, rules, redirects} = site;
  const [, url = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
  const asked = decodedPath(url);
  const lead = (status: number, to: string): void => {
    setHeaders(response, rules, '404.html');
    response.writeHead(status, {Location: to}).end();
  };
  if (asked === undefined) {
    response.writeHead(400).end();
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {Allow: 'GET, HEAD'}).end();
  } else if (!asked.startsWith(baseUrl) && asked === '/') {
    lead(302, baseUrl);
  } else if (!asked.startsWith(baseUrl)) {
    sendNotFound(response, site, asked);
  } else {
    const pathname = asked.slice(baseUrl.length - 1);
    const moved = redirects.get(pathname);
    const tidy = hidden.test(pathname) ? undefined : tidyAddress(asked, baseUrl);
    const file = answeringFile(dir, pathname, request.headers.accept);
    if (moved !== undefined) {
      lead(301, redirectLocation(moved, {baseUrl, query}));
    } else if (tidy !== undefined) {
      lead(301, `${tidy}${query}`);
    } else if (file === undefined) {
      sendNotFound(response, site, pathname);
    } else {
      setHeaders(response, rules, file.slice(1));
      send(request, encodeURI(file), {root: dir, dotfiles: 'allow', index: false, cacheControl: false}).pipe(response);
    }
  }
}

/**
 * Serves a built site on 127.0.0.1 as a static host does: its headers and redirects, clean URLs, the 404 pages. The headers
 * and redirects are those that the build wrote: config/headers.ts, config/redirects.yaml.
 *
 * @returns the server, listening
 * @throws if the port is taken, or the folder holds no built site
 */
export function serveSite({dir, port, baseUrl = '/'}: ServeOptions): Promise<Server> {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(dir, '.deploy', name), 'utf8'));
  const rules = read('headers.json') as readonly HeaderRule[];
  const redirects = new Map((read('redirects.json') as readonly Redirect[]).map(({from, to}) => [from, to]));
  const server = createServer((request, response) => {
    answer(request, response, {dir, baseUrl, rules, redirects});
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve(server);
    });
  });
}
