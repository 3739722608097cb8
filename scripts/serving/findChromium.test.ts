import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findChromium} from './findChromium';

/** A program that starts, or fails as one does whose library is missing. */
async function program(name: string, status: number): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'chromium-')), name);
  await writeFile(file, `#!/bin/sh\nexit ${status}\n`, {mode: 0o755});
  return file;
}

describe('findChromium', () => {
  it('takes the program that CHROMIUM_PATH names', async () => {
    const file = await program('browser', 0);
    expect(findChromium({CHROMIUM_PATH: file, PATH: ''})).toEqual({executablePath: file});
  });

  it('refuses a CHROMIUM_PATH where no program starts', async () => {
    expect(() => findChromium({CHROMIUM_PATH: '/nowhere/chromium'})).toThrow(/CHROMIUM_PATH is "\/nowhere\/chromium"/);
    const broken = await program('browser', 127);
    expect(() => findChromium({CHROMIUM_PATH: broken})).toThrow(/no program starts there/);
  });

  it('finds one on the path, and passes over one that does not start', async () => {
    const broken = await program('chromium', 127);
    const works = await program('chromium', 0);
    const PATH = [broken, works].map((file) => path.dirname(file)).join(path.delimiter);
    expect(findChromium({PATH})).toEqual({executablePath: works});
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64')('takes that of the npm package elsewhere', () => {
    expect(findChromium({PATH: ''})?.executablePath).toMatch(/node_modules\/\.cache\/chromium\/chromium$/);
  });
});
