import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findChromium} from './findChromium';

describe('findChromium', () => {
  it('takes the program that CHROMIUM_PATH names', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'chromium-')), 'browser');
    await writeFile(file, '', {mode: 0o755});
    expect(findChromium({CHROMIUM_PATH: file})).toBe(file);
  });

  it('finds one on the path', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'chromium-'));
    await writeFile(path.join(folder, 'chromium'), '', {mode: 0o755});
    expect(findChromium({PATH: `/nowhere${path.delimiter}${folder}`})).toBe(path.join(folder, 'chromium'));
  });

  it('says which command installs it where there is none', () => {
    expect(() => findChromium({PATH: '/nowhere'})).toThrow(/apt-get install chromium/);
    expect(() => findChromium({CHROMIUM_PATH: '/nowhere/chromium'})).toThrow(/CHROMIUM_PATH is "\/nowhere\/chromium"/);
  });
});
