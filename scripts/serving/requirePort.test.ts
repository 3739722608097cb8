import {createServer} from 'node:net';
import {describe, expect, it} from 'vitest';
import {chosenPort, requireFreePort} from './requirePort';

describe('chosenPort', () => {
  it.each<[string[], NodeJS.ProcessEnv, number]>([
    [[], {NODE_ENV: 'test'}, 3000],
    [[], {NODE_ENV: 'test', PORT: '4000'}, 4000],
    [['--no-open', '--port', '4001'], {NODE_ENV: 'test', PORT: '4000'}, 4001],
    [['--port=4002'], {NODE_ENV: 'test'}, 4002],
    [['-p', '4003'], {NODE_ENV: 'test'}, 4003],
  ])('reads %j', (args, env, port) => {
    expect(chosenPort(args, env)).toBe(port);
  });

  it.each([[['--port']], [['--port', 'http']], [['--port', '70000']]])('refuses %j', (args) => {
    expect(() => chosenPort(args, {NODE_ENV: 'test'})).toThrow(/Give a number from 1 to 65535/);
  });
});

describe('requireFreePort', () => {
  it('names a way out where somebody listens, and none where nobody does', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const {port} = server.address() as {port: number};
    await expect(requireFreePort(port, 'npm start')).rejects.toThrow(`npm start -- --port ${port + 1}`);
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePort(port, 'npm start')).resolves.toBeUndefined();
  });
});
