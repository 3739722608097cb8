import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {isDeepStrictEqual} from 'node:util';
import {operationSamples} from '../../src/reference/samples/operationSamples';
import {hostileRequest, hostileValues, type ExpectedRequest} from './hostileValues';
import type {Runtime, SampleFile} from './runtimes';

/** What came of the samples of a language with hostile values. */
export interface HostileRun {
  count: number;
  /** A line for each sample that did not send just what was filled in. */
  failures: readonly string[];
}

/** Starts a host that takes every request, and keeps it by the first name of its path, which says which sample sent it. */
async function startRecorder() {
  const requests = new Map<string, ExpectedRequest>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const {pathname, searchParams} = new URL(request.url ?? '/', 'http://127.0.0.1');
      const [, name = '', , id = ''] = pathname.split('/');
      const json = body === '' ? {} : {body: JSON.parse(body) as NonNullable<ExpectedRequest['body']>};
      const note = String(request.headers['x-note']);
      requests.set(name, {id: decodeURIComponent(id), q: searchParams.get('q') ?? '', note, ...json});
      response.writeHead(200, {'Content-Type': 'application/json'}).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const stop = (): void => {
    server.close().closeAllConnections();
  };
  return {url: `http://127.0.0.1:${port}`, requests, stop};
}

const cases = hostileValues.flatMap((value) => (['get', 'post'] as const).map((method) => ({value, method})));

/**
 * Runs the samples of a language with values that would break out of a careless program, and compares what arrives at a
 * host with what was filled in.
 *
 * @param dir - a folder for the programs
 */
export async function runHostile({language, run}: Runtime, dir: string): Promise<HostileRun> {
  await mkdir(dir, {recursive: true});
  const {url, requests, stop} = await startRecorder();
  try {
    const made = cases.map(({value, method}, index) => ({
      name: `${method} with ${JSON.stringify(value)}`,
      ...hostileRequest(`${url}/${index}`, method, value),
    }));
    const files = made.map(({name, operation}): SampleFile => {
      const code = operationSamples(operation).find((sample) => sample.language === language)?.code;
      return {operation: name, code: code ?? ''};
    });
    const results = await run(files, dir);
    const failures = made.flatMap(({name, expected}, index) => {
      const error = results[index]?.error;
      const request = requests.get(String(index));
      return error === undefined && isDeepStrictEqual(request, expected)
        ? []
        : [`${name}: ${error ?? `arrived as ${JSON.stringify(request)}, not as ${JSON.stringify(expected)}`}`];
    });
    const isCodeRun = existsSync(path.join(dir, 'hostile'));
    return {count: made.length, failures: isCodeRun ? [...failures, 'a value was run as code'] : failures};
  } finally {
    stop();
  }
}
