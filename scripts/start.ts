/**
 * Serves the site for writing: `npm start`, with the options of `docusaurus start`. Pages and posts are shown as soon as
 * they are saved. What pages are made from without importing it (the contract, the outline, the brand …) is read when
 * Docusaurus starts, so a change there starts it again.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {watch} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const readAtStart = ['openapi', 'config', 'i18n'];
/** Editors save in several steps, and several files at once. */
const pauseMilliseconds = 300;

function startServer(options: readonly string[]): ChildProcess {
  const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  return spawn(process.execPath, [program, 'start', ...options], {cwd: root, stdio: 'inherit'});
}

function main(options: readonly string[]): void {
  let server = startServer(options);
  let pending: NodeJS.Timeout | undefined;

  function endWithServer(): void {
    server.once('exit', (code) => {
      process.exit(code ?? 1);
    });
  }

  function restart(file: string): void {
    console.log(`\n${file} has changed. Starting again …\n`);
    const old = server;
    old.removeAllListeners('exit');
    old.once('exit', () => {
      server = startServer([...options, '--no-open']);
      endWithServer();
    });
    old.kill();
  }

  for (const folder of readAtStart) {
    watch(path.join(root, folder), {recursive: true}, (_event, name) => {
      clearTimeout(pending);
      pending = setTimeout(() => {
        restart(path.join(folder, name ?? ''));
      }, pauseMilliseconds);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.kill(signal));
  }
  endWithServer();
}

main(process.argv.slice(2));
