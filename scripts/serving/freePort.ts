import {randomInt} from 'node:crypto';
import {createServer} from 'node:net';

/** Whether nobody listens on a port of this machine: it is listened on for a moment. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({code}: NodeJS.ErrnoException) => {
      // A machine may have no address of the sixth version.
      resolve(code === 'EADDRNOTAVAIL');
    });
    server.listen(port, host, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

/**
 * Ports that no system gives away by itself (Linux does from 32,768 on, others from 49,152): what was free is not taken by a
 * connection of another program before a server listens there.
 */
const range = [20_000, 32_000] as const;

/**
 * A port of this machine that nobody listens on.
 *
 * @throws if none of many is free
 */
export async function freePort(tries = 100): Promise<number> {
  const port = randomInt(...range);
  if (await isPortFree(port, '127.0.0.1')) {
    return port;
  }
  if (tries === 0) {
    throw new Error(`No port from ${range[0]} to ${range[1]} is free. Stop something that listens on one.`);
  }
  return freePort(tries - 1);
}
