import {connect} from 'node:net';

/** Whether somebody answers at a port of this machine. */
function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({port, host});
    const answer = (taken: boolean) => () => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', answer(true));
    socket.once('error', answer(false));
  });
}

/**
 * The port that a person chose: `--port 3001`, else `PORT`, else 3000.
 *
 * @param args - of the command line
 * @param env - the environment
 * @throws if it is no port
 */
export function chosenPort(args: readonly string[], env: NodeJS.ProcessEnv): number {
  const index = args.findIndex((arg) => /^(?:--port|-p)(?:=|$)/.test(arg));
  const flag = args[index];
  const written = flag === undefined ? (env.PORT ?? '3000') : (flag.split('=')[1] ?? args[index + 1] ?? '');
  const port = Number(written);
  if (!/^\d+$/.test(written) || port < 1 || port > 65_535) {
    throw new Error(`The port is "${written}". Give a number from 1 to 65535: --port 3001.`);
  }
  return port;
}

/**
 * Makes sure that a port is free.
 *
 * @param command - that would take another one, for the message
 * @throws if somebody listens on it, with the way out
 */
export async function requireFreePort(port: number, command: string): Promise<void> {
  const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => isTaken(port, host)));
  if (taken.includes(true)) {
    throw new Error(
      `Port ${port} is taken, perhaps by another one of these programs. Stop that one, or choose a port: ${command} -- --port ${port + 1}`,
    );
  }
}
