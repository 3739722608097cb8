import {readFile, rm, writeFile} from 'node:fs/promises';

/** Whether a process is there. Signal 0 only asks. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // EPERM: it is there, and somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Keeps a second build away while one runs: both would write the same folders. What a build left that was killed is taken
 * over.
 *
 * @param file - says which process builds; made here, and removed by the function that is returned
 * @throws if another build is running
 */
export async function lock(file: string): Promise<() => Promise<void>> {
  const own = String(process.pid);
  const take = (): Promise<void> => writeFile(file, own, {flag: 'wx'});
  await take().catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
    const other = Number(await readFile(file, 'utf8'));
    if (isRunning(other)) {
      throw new Error(`Another build is running here (process ${other}). Wait until it ends, then build again.`);
    }
    await rm(file);
    await take();
  });
  return () => rm(file, {force: true});
}
