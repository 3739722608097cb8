import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import WebSocket from 'ws';
import type {Browser} from './Browser';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result: Record<string, unknown>;
  message?: string;
}

/** Sends commands of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), and gives each its answer. */
async function connect(url: string): Promise<(method: string, params: object) => Promise<Record<string, unknown>>> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<
    number,
    {resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void}
  >();
  socket.on('message', (data: Buffer) => {
    const {id = -1, type, result, message} = JSON.parse(data.toString()) as Answer;
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') {
      command?.resolve(result);
    } else {
      command?.reject(new Error(message));
    }
  });
  let count = 0;
  return (method, params) => {
    count += 1;
    const id = count;
    socket.send(JSON.stringify({id, method, params}));
    return new Promise((resolve, reject) => {
      waiting.set(id, {resolve, reject});
    });
  };
}

/**
 * Starts Firefox, which needs no other program to be driven.
 *
 * @throws if it is not installed
 */
export async function startFirefox(): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--remote-debugging-port=0', '--profile', profile, '--no-remote'];
  const firefox = spawn('firefox-esr', args, {stdio: ['ignore', 'ignore', 'pipe']});
  let address: string | undefined;
  for await (const line of createInterface(firefox.stderr)) {
    address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      break;
    }
  }
  firefox.stderr.resume();
  const send = await connect(`${address ?? ''}/session`);
  await send('session.new', {capabilities: {}});
  // The page that Firefox opens at its start never gets the focus of the keyboard.
  const {context} = (await send('browsingContext.create', {type: 'tab'})) as {context: string};
  return {
    navigate: async (url) => {
      const go = () => send('browsingContext.navigate', {context, url, wait: 'complete'});
      await go().catch((error: unknown) => {
        // Where the page itself has begun to go elsewhere, Firefox drops the first of the two.
        if (!String(error).includes('NS_BINDING_ABORTED')) {
          throw error;
        }
        return go();
      });
    },
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: {context},
        awaitPromise: true,
      });
      const {result, exceptionDetails} = answer as {result?: {value?: string}; exceptionDetails?: {text: string}};
      if (exceptionDetails !== undefined) {
        throw new Error(exceptionDetails.text);
      }
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
    },
    perform: async (actions) => {
      await send('input.performActions', {context, actions});
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', {context, viewport: {width, height}});
    },
    close: async () => {
      const ended = once(firefox, 'exit');
      await send('browser.close', {}).catch(() => firefox.kill());
      await ended;
      await rm(profile, {recursive: true, force: true});
    },
  };
}
