import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ContractFiles} from '../../src/reference/contract/ContractFiles';
import {bundleContract} from '../../src/reference/contract/bundleContract';

const root = path.resolve(__dirname, '../..');

export interface MockServer {
  url: string;
  stop: () => Promise<void>;
}

function untilListening(prism: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Prism is listening')) {
        resolve();
      }
    };
    prism.stdout?.on('data', read);
    prism.stderr?.on('data', read);
    prism.once('exit', (code) => {
      reject(new Error(`Prism ended with ${code ?? 'a signal'} before it listened:\n${output}`));
    });
  });
}

/**
 * Starts Prism on the contract, at 127.0.0.1. It answers with the contract's examples, and refuses every request that the
 * contract does not allow.
 *
 * @throws if Prism does not start
 */
export async function startMockServer(port: number): Promise<MockServer> {
  const url = `http://127.0.0.1:${port}`;
  const {en} = await bundleContract({
    files: new ContractFiles(path.join(root, 'openapi')),
    servers: {verificationApi: url, zelfProofApi: url},
  });
  const dir = await mkdtemp(path.join(tmpdir(), 'contract-'));
  const file = path.join(dir, 'openapi.json');
  await writeFile(file, JSON.stringify(en));
  const program = path.join(root, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js');
  const prism = spawn(
    process.execPath,
    [program, 'mock', '--errors', '--host', '127.0.0.1', '--port', String(port), file],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  try {
    await untilListening(prism);
  } catch (error) {
    await rm(dir, {recursive: true});
    throw error;
  }
  // Its long log is not read, and a full pipe would stop it.
  prism.stdout.resume();
  prism.stderr.resume();
  return {
    url,
    stop: async () => {
      const ended = once(prism, 'exit');
      prism.kill();
      await ended;
      // Not before: Prism watches the file, and ends when it is gone.
      await rm(dir, {recursive: true});
    },
  };
}
