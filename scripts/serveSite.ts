import {createServer, type Server} from 'node:http';
import handler from 'serve-handler';

export interface ServeOptions {
  /** Folder of the built site. */
  dir: string;
  /** 0 for a free port. */
  port: number;
  /** Base path under which the site was built; starts and ends with a slash. */
  baseUrl?: string;
}

/**
 * Serves a built site on 127.0.0.1 as a static host does: clean URLs, redirects of `.html`, the 404 page.
 *
 * @returns the server, listening
 * @throws if the port is taken
 */
export function serveSite({dir, port, baseUrl = '/'}: ServeOptions): Promise<Server> {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(baseUrl)) {
      response.writeHead(url === '/' ? 302 : 404, url === '/' ? {Location: baseUrl} : {}).end();
      return;
    }
    request.url = url.slice(baseUrl.length - 1);
    void handler(request, response, {
      public: dir,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers: [{source: 'assets/**', headers: [{key: 'Cache-Control', value: 'public, max-age=31536000, immutable'}]}],
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve(server);
    });
  });
}
