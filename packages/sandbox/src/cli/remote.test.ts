import {expect, it} from 'vitest';
import {testSandbox} from '../testSandbox';
import {readCommand} from './options';
import {remoteCommands} from './remote';

it('queues an answer for the next requests of an operation', async () => {
  const {sandbox, send} = await testSandbox();
  const next = async (...args: readonly string[]): Promise<string | undefined> =>
    remoteCommands.next?.(readCommand(['next', ...args, '--port', new URL(sandbox.url).port], {}));
  const status = async (): Promise<number> =>
    (await send('GET', '/v2/ofac?documentType=CC&documentNumber=10000002')).status;

  expect(await next('checkBackgroundOfac', '409.sourceDown', '--times', '2')).toBe(
    'checkBackgroundOfac: 409.sourceDown is queued 2 times.',
  );
  expect([await status(), await status(), await status()]).toEqual([409, 409, 200]);
  await expect(next('checkBackgroundOfac')).rejects.toThrow('"outcomes checkBackgroundOfac" lists them');
  await expect(next('checkBackgroundOfac', 'nope')).rejects.toThrow('possibleMatch');
  await sandbox.close();
});
