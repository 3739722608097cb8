import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test as base, type Page} from '@playwright/test';
import type {builds} from './globalSetup';

export type BuildName = keyof typeof builds;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The folder of a built fixture. */
export const buildFolder = (name: BuildName): string => path.join(process.env.LEAN_BUILDS ?? '', name, 'build');

/** The file for a path below the base path, as static hosts find it. */
export function fileOf(build: string, pathname: string): string | undefined {
  const file = path.join(build, decodeURI(pathname).replace(/^\/base\//, ''));
  const candidates = [file, `${file}.html`, path.join(file, 'index.html')];
  return candidates.find((name) => existsSync(name) && statSync(name).isFile());
}

/** Serves built fixtures on free ports while a test runs; gives their address with the base path. */
export const test = base.extend<{serve: (name: BuildName) => Promise<string>}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  serve: async ({}, provide) => {
    const servers: Server[] = [];
    await provide(async (name) => {
      const build = buildFolder(name);
      const server = createServer((request, response) => {
        const found = fileOf(build, new URL(request.url ?? '', 'http://localhost').pathname);
        const file = found ?? path.join(build, '404.html');
        response.writeHead(found === undefined ? 404 : 200, {
          'Content-Type': types[path.extname(file)] ?? 'text/plain',
        });
        response.end(readFileSync(file));
      });
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      servers.push(server);
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
    });
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  },
});

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.waitForLoadState('networkidle');
}
