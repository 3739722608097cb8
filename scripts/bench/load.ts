/**
 * Drives nginx with the built site on this machine, bounded in count and time: requests per second, the slowest hundredth
 * and errors, for pages, assets and paths that do not exist. `npm run bench:load`, after `npm run build`.
 */
import {readdirSync} from 'node:fs';
import {Agent, request} from 'node:http';
import path from 'node:path';
import {startNginx} from '../serving/startNginx';

const buildDir = path.resolve(__dirname, '../../build');
const connections = 50;
const mostRequests = 20_000;
const mostSeconds = 10;

interface Load {
  paths: readonly string[];
  /** The status that every answer has. */
  status: number;
}

interface Answered {
  milliseconds: number[];
  errors: number;
  seconds: number;
}

function once(agent: Agent, url: string, status: number): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(url, {agent, headers: {'Accept-Encoding': 'br, gzip'}}, (response) => {
      response.resume();
      response.on('end', () => {
        resolve(response.statusCode === status);
      });
    });
    sent.on('error', () => {
      resolve(false);
    });
    sent.end();
  });
}

async function drive(origin: string, {paths, status}: Load): Promise<Answered> {
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const milliseconds: number[] = [];
  let errors = 0;
  let sent = 0;
  const start = performance.now();
  const worker = async (): Promise<void> => {
    while (sent < mostRequests && performance.now() - start < mostSeconds * 1000) {
      const target = paths[sent % paths.length] ?? '/';
      sent += 1;
      const begun = performance.now();
      if (!(await once(agent, `${origin}${target}`, status))) {
        errors += 1;
      }
      milliseconds.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({length: connections}, worker));
  agent.destroy();
  return {milliseconds, errors, seconds: (performance.now() - start) / 1000};
}

async function main(): Promise<void> {
  const scripts = readdirSync(path.join(buildDir, 'assets/js')).filter((file) => file.endsWith('.js'));
  const loads: Record<string, Load> = {
    pages: {paths: ['/', '/intro', '/identity/colombia', '/docs-es/intro', '/blog'], status: 200},
    assets: {paths: scripts.slice(0, 50).map((file) => `/assets/js/${file}`), status: 200},
    'not found': {paths: ['/no/such/page', '/docs-es/no/such/page'], status: 404},
  };
  const nginx = await startNginx(buildDir);
  let errors = 0;
  try {
    for (const [name, load] of Object.entries(loads)) {
      const answered = await drive(nginx.origin, load);
      const sorted = answered.milliseconds.sort((a, b) => a - b);
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
      errors += answered.errors;
      console.log(
        `${name}: ${(sorted.length / answered.seconds).toFixed(0)} requests a second, p99 ${p99.toFixed(1)} ms, ${answered.errors} errors`,
      );
    }
  } finally {
    await nginx.stop();
  }
  process.exitCode = errors === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
