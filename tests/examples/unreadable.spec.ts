import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import type {RunningSandbox} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/tests/testSandbox';
import {languages} from './languages';
import {cases, prepare, run} from './runExample';

let sandbox: RunningSandbox;
beforeAll(async () => {
  ({sandbox} = await testSandbox({}, {credits: 1000}));
});
afterAll(() => sandbox.close());

/**
 * Bodies that a proxy in between, a fault or a changed API may send with a 200. The first two fail in the function that sends all
 * requests of a program; what follows is read by each step in its own way.
 */
const unreadable = {atFirst: ['{"data": {"isAli', '[]'], atEach: ['{"data": {}}', '{"data": "true"}']};

/** Passes requests on to the sandbox, and answers the one with a number by itself. Without a number it counts them. */
async function startProxy() {
  const state = {seen: 0, replaced: 0, body: ''};
  const server = createServer((request, response) => {
    void (async () => {
      state.seen += 1;
      const {method = 'GET', url = '/', headers} = request;
      const body = await text(request);
      response.setHeader('content-type', 'application/json');
      if (state.seen === state.replaced) {
        response.end(state.body);
        return;
      }
      const {authorization = '', origin = ''} = headers;
      const sent = {method, headers: {'content-type': 'application/json', authorization, origin}};
      const answer = await fetch(`${sandbox.url}${url}`, method === 'GET' ? sent : {...sent, body});
      response.writeHead(answer.status).end(await answer.text());
    })();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  await once(server, 'listening');
  return {state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

describe.each(languages)('an answer that cannot be read, in %s', (_language, ending, runner) => {
  const good = cases.filter(({status}) => status === 0);

  it.each(good)('never ends $example well: $title', async (tried) => {
    const proxy = await startProxy();
    const command = [runner, `${tried.example}/${tried.example}.${ending}`] as const;
    const proxied = {url: proxy.url, token: sandbox.token};
    const first = await run(command, await prepare(sandbox, tried), proxied, tried);
    expect(first.status).toBe(0);
    const steps = proxy.state.seen;
    for (let replaced = 1; replaced <= steps; replaced += 1) {
      for (const body of [...(replaced === 1 ? unreadable.atFirst : []), ...unreadable.atEach]) {
        const folder = await prepare(sandbox, tried);
        Object.assign(proxy.state, {seen: 0, replaced, body});
        const {status, output} = await run(command, folder, proxied, tried);
        expect({replaced, body, output, isGood: status === 0}).toMatchObject({isGood: false});
      }
    }
  });
});
