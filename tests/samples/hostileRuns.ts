import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
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

interface Recorded {
  url: string;
  note: string;
  body: string;
}

/** Starts the host of `drivers/record.mjs`, which writes into a file. */
async function startRecorder(file: string) {
  await writeFile(file, '');
  const host = spawn(process.execPath, [path.join(__dirname, 'drivers', 'record.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(host.stdout, 'data')) as [Buffer];
  return {url: `http://127.0.0.1:${port.toString().trim()}`, stop: () => host.kill()};
}

/** A recorded request by the first name of its path, which says which sample sent it. */
function partsOf({url, note, body}: Recorded): readonly [string, ExpectedRequest] {
  const {pathname, searchParams} = new URL(url, 'http://127.0.0.1');
  const [, name = '', , id = ''] = pathname.split('/');
  const json = body === '' ? {} : {body: JSON.parse(body) as NonNullable<ExpectedRequest['body']>};
  return [name, {id: decodeURIComponent(id), q: searchParams.get('q') ?? '', note, ...json}];
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
  const log = path.join(dir, 'requests.txt');
  const {url, stop} = await startRecorder(log);
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
    const lines = (await readFile(log, 'utf8')).trim().split('\n').filter(Boolean);
    const requests = new Map(lines.map((line) => partsOf(JSON.parse(line) as Recorded)));
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
