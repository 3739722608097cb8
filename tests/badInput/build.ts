import {spawn} from 'node:child_process';
import {once} from 'node:events';

/**
 * Builds a copy of the site. It does not block: Vitest gives up a worker that is blocked for longer than a minute.
 *
 * @param command - that builds it, where it is not just the build
 */
export async function build(
  site: string,
  command = [process.execPath, '--import', 'tsx', 'scripts/build.ts'],
): Promise<{status: unknown; output: string}> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: site,
    env: {...process.env, BUNDLER_CACHE: 'off', NO_COLOR: '1', FORCE_COLOR: '0'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [status] = (await once(child, 'close')) as unknown[];
  return {status, output};
}
