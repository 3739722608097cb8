import {execFileSync} from 'node:child_process';
import {globSync} from 'tinyglobby';
import {startNginx} from '../serving/startNginx';
import {build} from './builtSite';
import {requireProgram} from './requireProgram';

const options = ['--connections', '50', '--duration', '10s', '--latency', '--header', 'Accept-Encoding: br, gzip'];

/**
 * Drives nginx with the built site on this machine: a page, a script and a page that does not exist. wrk prints what it
 * measures; only the answers of the last one are not 2xx.
 *
 * @throws if wrk or nginx is missing
 */
export async function load(): Promise<void> {
  requireProgram('wrk');
  const [script = ''] = globSync('assets/js/main.*.js', {cwd: build});
  const nginx = await startNginx(build);
  try {
    for (const path of ['identity/colombia', script, 'no/such/page']) {
      execFileSync('wrk', [...options, `${nginx.origin}/${path}`], {stdio: 'inherit'});
    }
  } finally {
    await nginx.stop();
  }
}
