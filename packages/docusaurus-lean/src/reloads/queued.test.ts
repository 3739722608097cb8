import {setTimeout as wait} from 'node:timers/promises';
import {describe, expect, it, vi} from 'vitest';
import {reloadQueue} from './queued';

/** Reloads that note when they begin and end; a site is the list of what was loaded into it. */
function reloads() {
  const events: string[] = [];
  const queue = reloadQueue<readonly string[]>();
  const reload = queue('plugin', async (site, part: string) => {
    events.push(`+${part}`);
    await wait(5);
    events.push(`-${part}`);
    if (part === 'broken') {
      throw new Error('broken');
    }
    return [...site, part];
  });
  return {events, reload};
}

describe('reloadQueue', () => {
  it('lets one reload end before the next begins, and gives it the result', async () => {
    const {events, reload} = reloads();
    const results = await Promise.all([reload([], 'a'), reload([], 'b')]);
    expect(events).toEqual(['+a', '-a', '+b', '-b']);
    expect(results).toEqual([['a'], ['a', 'b']]);
  });

  it('does once what is asked for twice while it waits', async () => {
    const {events, reload} = reloads();
    await Promise.all([reload([], 'a'), reload([], 'b'), reload([], 'b'), reload([], 'b')]);
    expect(events).toEqual(['+a', '-a', '+b', '-b']);
  });

  it('loads again what changes while it is loaded', async () => {
    const {events, reload} = reloads();
    const first = reload([], 'a');
    await wait(2);
    await Promise.all([first, reload([], 'a')]);
    expect(events).toEqual(['+a', '-a', '+a', '-a']);
  });

  it('goes on after one that fails, from the last site that was whole', async () => {
    const {reload} = reloads();
    await reload([], 'a');
    await expect(reload([], 'broken')).rejects.toThrow('broken');
    expect(await reload([], 'b')).toEqual(['a', 'b']);
  });

  it('begins again where a file went meanwhile, and gives up where it stays away', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    let attempts = 0;
    const reload = reloadQueue<string>()('plugin', (_site, lasting: boolean) => {
      attempts += 1;
      return lasting || attempts < 3
        ? Promise.reject(new Error('ENOENT: no such file or directory'))
        : Promise.resolve('whole');
    });
    expect(await reload('', false)).toBe('whole');
    expect([attempts, warn.mock.calls.length]).toEqual([3, 2]);
    await expect(reload('', true)).rejects.toThrow('ENOENT');
    expect(attempts).toBe(8);
    warn.mockRestore();
  });
});
