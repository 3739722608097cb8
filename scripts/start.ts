/**
 * Serves the site for writing: `npm start`, with the options of `docusaurus start`. Pages, posts, operations and workflows
 * are shown as soon as they are saved. What else pages are made from without importing it (the list of paths, the outline,
 * the brand …) is read when Docusaurus starts, so a change there starts it again, on the same port.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {watch} from 'node:fs';
import path from 'node:path';
import '../config/brand';
import {chosenPort, requireFreePort} from './serving/requirePort';
import {restartable} from './serving/restartable';
import {runMain} from './program';

const root = path.resolve(__dirname, '..');
const readAtStart =
  /^(?:(?:config|i18n|site)\/|openapi\/openapi\.yaml$|\.env$|docusaurus\.config\.ts$|sidebars.*\.ts$)/;
/** Editors save in several steps, and several files at once. */
const pauseMilliseconds = 300;

function startServer(options: readonly string[]): ChildProcess {
  const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  // Versions are exact: a hint to install the latest one would mislead.
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1'};
  return spawn(process.execPath, [program, 'start', ...options], {cwd: root, env, stdio: 'inherit'});
}

async function main(args: readonly string[]): Promise<void> {
  const port = chosenPort(args, process.env);
  await requireFreePort(port, 'npm start');
  const options = args.includes('--port') ? args : [...args, '--port', String(port)];
  const server = restartable(
    (isAgain) => startServer(isAgain ? [...options, '--no-open'] : options),
    (code) => process.exit(code ?? 1),
  );
  let pending: NodeJS.Timeout | undefined;
  const startAgainAfter = (file: string): void => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      console.log(`\n${file} has changed. Starting again …\n`);
      server.restart();
    }, pauseMilliseconds);
  };
  for (const folder of ['openapi', 'config', 'i18n', 'site', '.']) {
    watch(path.join(root, folder), {recursive: folder !== '.'}, (_event, name) => {
      const file = path.join(folder, name ?? '');
      if (readAtStart.test(file)) {
        startAgainAfter(file);
      }
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.stop(signal);
    });
  }
}

runMain(main);
