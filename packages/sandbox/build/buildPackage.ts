import {chmod, copyFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bundle, makePackage, program} from '../../packageFiles';
import {publishedContract} from '../../publishedContract';

const source = path.resolve(__dirname, '..');

/** Builds the package into `dist/`, ready for `npm pack`: program, library, contract, types. @returns the folder of the package */
export async function buildPackage(): Promise<string> {
  const dist = await makePackage(source);
  await writeFile(path.join(dist, 'contract.json'), JSON.stringify(await publishedContract()));
  const entryPoints = {cli: path.join(source, 'src/main.ts'), index: path.join(source, 'src/index.ts')};
  await bundle(dist, {...program, entryPoints, splitting: true});
  await chmod(path.join(dist, 'cli.mjs'), 0o755);
  await copyFile(path.join(source, 'src/public.d.ts'), path.join(dist, 'index.d.ts'));
  return dist;
}
