/**
 * Serves the site for writing: `npm start`, with the options of `docusaurus start`. Pages, posts, operations and workflows
 * are shown as soon as they are saved. What else pages are made from without importing it (the list of paths, the outline,
 * the brand, the code of plugins …) is read when Docusaurus starts, so a change there starts it again, on the same port.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {watch} from 'node:fs';
import path from 'node:path';
import '../config/brand';
import {chosenPort, requireFreePort} from './serving/requirePort';
import {runMain} from './program';

const root = path.resolve(__dirname, '..');
/** Settings, and the code that runs while pages are built. Browser code is loaded anew by the bundler. */
const readAtStart = new RegExp(
  `^(?:${[
    '(?:config|i18n|site)/',
    'openapi/openapi\\.yaml$',
    '\\.env$',
    '(?:docusaurus\\.config|sidebars.*)\\.ts$',
    'src/(?:build|checks|content|copies|delivery|reference|(?:bilingual|search)/build)/(?!.*\\.test\\.tsx?$).*\\.ts$',
    'packages/docusaurus-lean/src/(?!.*\\.test\\.tsx?$).*\\.ts$',
  ].join('|')})`,
);
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
  // At most one runs, so that two never write the same files: the next one starts when this one has ended.
  let isRestarting = false;
  const run = (args: readonly string[]): ChildProcess =>
    startServer(args).once('exit', (code) => {
      if (!isRestarting) {
        process.exit(code ?? 1);
      }
      isRestarting = false;
      server = run([...options, '--no-open']);
    });
  let server = run(options);
  let pending: NodeJS.Timeout | undefined;
  const startAgainAfter = (file: string): void => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      console.log(`\n${file} has changed. Starting again …\n`);
      isRestarting = true;
      server.kill();
    }, pauseMilliseconds);
  };
  for (const folder of ['openapi', 'config', 'i18n', 'site', 'src', 'packages/docusaurus-lean/src', '.']) {
    watch(path.join(root, folder), {recursive: folder !== '.'}, (_event, name) => {
      const file = path.join(folder, name ?? '');
      if (readAtStart.test(file)) {
        startAgainAfter(file);
      }
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isRestarting = false;
      server.kill(signal);
    });
  }
}

runMain(main);
