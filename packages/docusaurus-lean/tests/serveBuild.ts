import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {BuildName} from './buildSites';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** The folder of a built fixture. */
export const buildFolder = (name: BuildName): string => path.join(process.env.LEAN_BUILDS ?? '', name, 'build');

/** The file for a path below the base path, as static hosts find it. */
function fileOf(build: string, pathname: string): string | undefined {
  const file = path.join(build, decodeURI(pathname).replace(/^\/base\//, ''));
  const candidates = [file, `${file}.html`, path.join(file, 'index.html')];
  return candidates.find((name) => existsSync(name) && statSync(name).isFile());
}

export interface ServedBuild {
  origin: string;
  /** Another build from now on, as after a deployment. */
  deploy: (name: BuildName) => void;
  stop: () => void;
}

/** Serves a built fixture on a free port. */
export async function serveBuild(name: BuildName): Promise<ServedBuild> {
  let build = buildFolder(name);
  const server: Server = createServer((request, response) => {
    const found = fileOf(build, new URL(request.url ?? '', 'http://localhost').pathname);
    const file = found ?? path.join(build, '404.html');
    response.writeHead(found === undefined ? 404 : 200, {'Content-Type': types[path.extname(file)] ?? 'text/plain'});
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    deploy: (next) => {
      build = buildFolder(next);
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
