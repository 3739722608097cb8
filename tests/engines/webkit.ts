import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {globSync} from 'tinyglobby';
import {freePort} from '../../scripts/serving/freePort';
import type {Browser} from './Browser';

/** Starts a screen that nobody sees; it says its number on its fourth file. */
async function startScreen(): Promise<{screen: ChildProcess; display: string}> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return {screen, display: `:${number.toString().trim()}`};
}

/** Sends a command of WebDriver: https://www.w3.org/TR/webdriver2/ */
async function send(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(url, {method, body: method === 'POST' ? JSON.stringify(body ?? {}) : null});
  const {value} = (await answer.json()) as {value: unknown};
  if (!answer.ok) {
    throw new Error((value as {message: string}).message);
  }
  return value;
}

/** Tries until it works: the driver, and the window, need a moment. */
async function patiently<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let rest = 200; rest > 0; rest -= 1) {
    const value = await attempt().catch(() => undefined);
    if (value !== undefined) {
      return value;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return attempt();
}

/**
 * Starts the small browser that comes with WebKitGTK, on a screen of its own.
 *
 * @throws if it, its driver or the screen is not installed
 */
export async function startWebkit(): Promise<Browser> {
  const {screen, display} = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: {...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1'},
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await patiently(() => send(`${url}/status`, 'GET'));
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', {absolute: true});
  const capabilities = {alwaysMatch: {'webkitgtk:browserOptions': {binary, args: ['--automation']}}};
  const {sessionId} = (await send(`${url}/session`, 'POST', {capabilities})) as {sessionId: string};
  const session = `${url}/session/${sessionId}`;
  const evaluate = (expression: string): Promise<unknown> =>
    send(`${session}/execute/sync`, 'POST', {script: `return (${expression})`, args: []});
  return {
    navigate: async (address) => {
      await send(`${session}/url`, 'POST', {url: address});
    },
    evaluate,
    perform: async (actions) => {
      await send(`${session}/actions`, 'POST', {actions});
    },
    resize: async (width, height) => {
      // The window has a frame, and the page follows the window some time later.
      await patiently(async () => {
        const [inner, tall] = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
        const outer = (await send(`${session}/window/rect`, 'GET')) as {width: number; height: number};
        const size = {width: outer.width + width - inner, height: outer.height + height - tall};
        await send(`${session}/window/rect`, 'POST', size);
        return inner === width && tall === height ? true : undefined;
      });
    },
    close: async () => {
      await send(session, 'DELETE');
      const ended = [driver, screen].map((child) => once(child, 'exit'));
      driver.kill();
      screen.kill();
      await Promise.all(ended);
    },
  };
}
