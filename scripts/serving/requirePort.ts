import {parseArgs} from 'node:util';
import {isPortFree} from './freePort';

/**
 * The port that a person chose: `--port 3001`, else `PORT`, else 3000.
 *
 * @param args - of the command line
 * @param env - the environment
 * @throws if it is no port
 */
export function chosenPort(args: readonly string[], env: NodeJS.ProcessEnv): number {
  const options = {port: {type: 'string', short: 'p'}} as const;
  const {values} = parseArgs({args: [...args], options, strict: false, allowPositionals: true});
  const written = values.port === true ? '' : (values.port ?? env.PORT ?? '3000');
  const port = Number(written);
  if (!/^\d+$/.test(String(written)) || port < 1 || port > 65_535) {
    throw new Error(`The port is "${String(written)}". Give a number from 1 to 65535: --port 3001.`);
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
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => isPortFree(port, host)));
  if (free.includes(false)) {
    throw new Error(
      `Port ${port} is taken, perhaps by another one of these programs. Stop that one, or choose a port: ${command} -- --port ${port + 1}`,
    );
  }
}
