import {spawn, spawnSync} from 'node:child_process';
import {cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from './freePort';
import {precompress} from '../precompress';

export interface RunningNginx {
  origin: string;
  stop: () => Promise<void>;
}

const modules = '/usr/lib/nginx/modules';

/**
 * Serves a built site with a real nginx and the configuration that the build made for it.
 *
 * @param buildDir - the built site
 * @param baseUrl - under which it was built; starts and ends with a slash
 * @throws if nginx is not installed or refuses the configuration
 */
export async function startNginx(buildDir: string, baseUrl = '/'): Promise<RunningNginx> {
  if (spawnSync('nginx', ['-v']).status !== 0) {
    throw new Error('nginx is not installed: sudo apt-get install nginx-light libnginx-mod-http-brotli-static');
  }
  const dir = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const root = path.join(dir, 'site');
  const target = path.join(root, baseUrl);
  await mkdir(path.dirname(target), {recursive: true});
  await cp(buildDir, target, {recursive: true});
  await precompress(target);
  await mkdir(path.join(dir, 'logs'));
  await symlink(modules, path.join(dir, 'modules'));
  const port = await freePort();
  const site = (await readFile(path.join(buildDir, '.deploy', 'nginx-site.conf'), 'utf8'))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/site;', `root ${root};`);
  await writeFile(path.join(dir, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  await writeFile(
    path.join(dir, 'nginx.conf'),
    `load_module modules/ngx_http_brotli_static_module.so;
daemon off; pid ${dir}/nginx.pid; error_log ${dir}/error.log warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${dir}/site.conf; }\n`,
  );
  const nginx = spawn('nginx', ['-p', dir, '-c', path.join(dir, 'nginx.conf')], {stdio: ['ignore', 'ignore', 'pipe']});
  let complaint = '';
  nginx.stderr.on('data', (data: Buffer) => {
    complaint += data.toString();
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(`${origin}${baseUrl}`).catch(() => undefined);
    if (answer !== undefined) {
      break;
    }
    if (nginx.exitCode !== null || attempt > 100) {
      throw new Error(`nginx did not start with the configuration of the build:\n${complaint}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    stop: async () => {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGQUIT');
      await ended;
      await rm(dir, {recursive: true});
    },
  };
}
