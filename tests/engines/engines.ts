import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {connect, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {globSync} from 'tinyglobby';
import {freePort} from '../../scripts/serving/freePort';

/** A command of WebDriver, by its name in https://www.w3.org/TR/webdriver2/, and its path over HTTP. */
const commands = {
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
} as const;

/** A browser that takes commands of WebDriver. */
export interface Engine {
  send: (command: keyof typeof commands, parameters: object) => Promise<unknown>;
  close: () => Promise<void>;
}

/**
 * Tries until it works: a browser that starts, or a window that is resized, needs a moment.
 *
 * @throws what the last attempt has thrown
 */
export async function patiently<Value>(attempt: () => Promise<Value>, tries = 200): Promise<Value> {
  return attempt().catch(async (error: unknown) => {
    if (tries === 0) {
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return patiently(attempt, tries - 1);
  });
}

/** The messages of a socket, each of which comes after its length and a colon. */
async function* messagesOf(socket: Socket): AsyncGenerator<string, undefined> {
  let rest = Buffer.alloc(0);
  for await (const part of socket) {
    rest = Buffer.concat([rest, part as Buffer]);
    let end = 0;
    do {
      const start = rest.indexOf(':') + 1;
      end = start === 0 ? Infinity : start + Number(rest.toString('utf8', 0, start - 1));
      if (end <= rest.length) {
        yield rest.toString('utf8', start, end);
        rest = rest.subarray(end);
      }
    } while (end <= rest.length);
  }
}

/**
 * Starts Firefox, which takes the commands of WebDriver by a protocol of its own and needs no driver:
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 *
 * @throws if it is not installed
 */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const port = await freePort();
  await writeFile(path.join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const firefox = spawn('firefox-esr', ['--headless', '--marionette', '--profile', profile], {stdio: 'ignore'});
  const socket = await patiently(async () => {
    const attempt = connect(port, '127.0.0.1');
    await once(attempt, 'connect');
    return attempt;
  });
  const messages = messagesOf(socket);
  // The first one says which protocol it is.
  await messages.next();
  const send = async (command: string, parameters: object): Promise<unknown> => {
    const text = JSON.stringify([0, 0, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const {value = '[]'} = await messages.next();
    const [, , error, result] = JSON.parse(value) as [number, number, {message: string} | null, {value?: unknown}];
    if (error !== null) {
      throw new Error(error.message);
    }
    return result.value;
  };
  await send('WebDriver:NewSession', {});
  return {
    send: (command, parameters) => send(`WebDriver:${command}`, parameters),
    close: async () => {
      const ended = once(firefox, 'exit');
      await send('Marionette:Quit', {flags: ['eForceQuit']});
      await ended;
      await rm(profile, {recursive: true, force: true});
    },
  };
}

/**
 * Starts the small browser that comes with WebKitGTK, on a screen of its own that nobody sees.
 *
 * @throws if it, its driver or the screen (Xvfb) is not installed
 */
export async function startWebkit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: {...process.env, DISPLAY: `:${display.toString().trim()}`, LIBGL_ALWAYS_SOFTWARE: '1'},
    stdio: 'ignore',
  });
  const request = async (route: string, method: 'POST' | 'DELETE', body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${route}`, {method, body: JSON.stringify(body)});
    const {value} = (await answer.json()) as {value: unknown};
    if (!answer.ok) {
      throw new Error((value as {message: string}).message);
    }
    return value;
  };
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', {absolute: true});
  const capabilities = {alwaysMatch: {'webkitgtk:browserOptions': {binary, args: ['--automation']}}};
  const {sessionId} = (await patiently(() => request('', 'POST', {capabilities}))) as {sessionId: string};
  return {
    send: (command, parameters) => request(`/${sessionId}/${commands[command]}`, 'POST', parameters),
    close: async () => {
      await request(`/${sessionId}`, 'DELETE');
      const ended = [driver, screen].map((child) => once(child, 'exit'));
      driver.kill();
      screen.kill();
      await Promise.all(ended);
    },
  };
}
