import {createServer, type AddressInfo} from 'node:net';

/**
 * Listens at a port of this machine for a moment.
 *
 * @param port - 0 for any that is free
 * @returns the port; undefined where somebody else listens there
 */
export function tryPort(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({code}: NodeJS.ErrnoException) => {
      // A machine may have no address of the sixth version.
      resolve(code === 'EADDRNOTAVAIL' ? port : undefined);
    });
    server.listen(port, host, () => {
      const {port: own} = server.address() as AddressInfo;
      server.close(() => {
        resolve(own);
      });
    });
  });
}

/**
 * A port of this machine that nobody listens on.
 *
 * @throws if the system gives none
 */
export async function freePort(): Promise<number> {
  const port = await tryPort(0, '127.0.0.1');
  if (port === undefined) {
    throw new Error('The system gives no free port. Stop something that listens on one.');
  }
  return port;
}
