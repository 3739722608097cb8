import {execFileSync} from 'node:child_process';
import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {lastUpdates, parseLog} from './lastUpdates';

describe('parseLog', () => {
  it('takes the newest day of each file', () => {
    const log = '@2025-11-03\n\ndocs/a.mdx\n@2025-10-01\n\ndocs/a.mdx\ndocs-es/á.mdx\n';
    expect([...parseLog(log)]).toEqual([
      ['docs/a.mdx', '2025-11-03'],
      ['docs-es/á.mdx', '2025-10-01'],
    ]);
  });
});

describe('lastUpdates', () => {
  it('reads a history, and knows where there is none', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'history-'));
    expect(lastUpdates(dir)).toBeUndefined();
    const site = path.join(dir, 'site');
    await mkdir(site);
    await writeFile(path.join(site, 'página.mdx'), 'x');
    const identity = {GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@a.example', GIT_COMMITTER_NAME: 'a'};
    const env = {
      ...process.env,
      ...identity,
      GIT_COMMITTER_EMAIL: 'a@a.example',
      GIT_COMMITTER_DATE: '2025-11-03T12:00:00Z',
    };
    for (const parameters of [
      ['init', '-q'],
      ['add', '.'],
      ['commit', '-q', '-m', 'x'],
    ]) {
      execFileSync('git', parameters, {cwd: dir, env});
    }
    expect(lastUpdates(site)).toEqual(new Map([['página.mdx', '2025-11-03']]));
  });
});
