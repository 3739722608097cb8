import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {headerRules} from '../../config/headers';
import {startNginx, type RunningNginx} from '../../scripts/serving/startNginx';
import {nginxSite} from '../../src/delivery/headers/nginx';
import {hostileAddresses, leadsAway} from '../../src/delivery/redirects/fixtures/hostileAddresses';

describe.each(['/', '/some/base/'])('nginx, below %s', (baseUrl) => {
  let site: string;
  let nginx: RunningNginx;

  beforeAll(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'addresses-'));
    const rules = headerRules({scriptHashes: [], baseUrl});
    const files: Readonly<Record<string, string>> = {
      'index.html': 'the start',
      'page.html': 'a page',
      '404.html': 'not here',
      'docs-es/404.html': 'no está',
      '.deploy/nginx-site.conf': nginxSite({rules, redirects: [{from: '/old', to: '/page#part'}], baseUrl}),
    };
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(site, name)), {recursive: true});
      await writeFile(path.join(site, name), content);
    }
    nginx = await startNginx(site, baseUrl);
  });

  afterAll(async () => {
    await nginx.stop();
    await rm(site, {recursive: true});
  });

  /** The head of an answer, byte for byte: what the client of Node.js refuses to read is what is looked for. */
  async function head(address: string): Promise<string> {
    const {port} = new URL(nginx.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${address} HTTP/1.1\r\nHost: docs.example\r\nConnection: close\r\n\r\n`);
    const [lines = ''] = (await text(socket)).split('\r\n\r\n');
    return lines;
  }

  const statusOf = (lines: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(lines)?.[1]);
  const locationOf = (lines: string): string | undefined => /^Location: ([^\n]*)\r$/m.exec(`${lines}\r`)?.[1];

  it('leads nobody to another host, and writes no header that somebody sent', async () => {
    for (const address of hostileAddresses) {
      const lines = await head(`${baseUrl}${address}`);
      // 200: it takes `/../` away by itself, and `/evil.example/../` is the start page.
      expect([200, 301, 400, 404], address).toContain(statusOf(lines));
      expect(leadsAway('http://docs.example', locationOf(lines)), `${address}: ${lines}`).toBe(false);
      expect(lines.replaceAll('\r\n', ''), address).not.toMatch(/[\r\n]|Set-Cookie/);
    }
  });

  it.each([
    ['page.html?a=1', 'page?a=1'],
    ['page/', 'page'],
    ['page/index.html', 'page/'],
    ['index.html', ''],
    ['old?a=1', 'page?a=1#part'],
    ['old/', 'old'],
    ['old.html', 'old'],
  ])('leads from %s to %s', async (from, to) => {
    const lines = await head(`${baseUrl}${from}`);
    expect([statusOf(lines), locationOf(lines)]).toEqual([301, `${baseUrl}${to}`]);
  });

  it('lets nothing that is not there be kept', async () => {
    const lines = await head(`${baseUrl}assets/nothing.js`);
    expect(statusOf(lines)).toBe(404);
    expect(lines).toMatch(/^Cache-Control: public, max-age=0, must-revalidate/m);
  });
});
