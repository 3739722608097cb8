import {chmod, copyFile, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import ts from 'typescript';
import {brand} from '../../../config/brand';
import {playedContract} from './playedContract';

const packageDir = path.resolve(__dirname, '..');

/** Name of the package that readers install. */
export const packageName = `${brand.slug}-sandbox`;

/** The declarations of a file that imports nothing. */
function declarationsOf(source: string, fileName: string): string {
  const {outputText} = ts.transpileDeclaration(source, {fileName, compilerOptions: {strict: true}});
  return outputText;
}

async function writeManifest(dist: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as object;
  const own = {...manifest, name: packageName, bin: {[packageName]: 'cli.mjs'}};
  await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
}

/**
 * Builds the package into `dist/`, ready for `npm pack`: program and library with all that they need, the contract, types.
 *
 * @param contractDir - folder of the contract
 * @returns the folder of the package
 */
export async function buildPackage(contractDir: string): Promise<string> {
  const dist = path.join(packageDir, 'dist');
  await rm(dist, {recursive: true, force: true});
  await mkdir(dist);
  await writeFile(path.join(dist, 'contract.json'), JSON.stringify(await playedContract(contractDir)));
  await build({
    entryPoints: ['cli', 'index'].map((name) => path.join(packageDir, 'src', `${name}.ts`)),
    outdir: dist,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    splitting: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'inline',
    // Parts of ajv are written for CommonJS and ask for `require`.
    banner: {
      js: "#!/usr/bin/env node\nimport {createRequire} from 'node:module';const require=createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  await chmod(path.join(dist, 'cli.mjs'), 0o755);
  const types = await readFile(path.join(packageDir, 'src/public.ts'), 'utf8');
  const start = `
/**
 * Starts a sandbox of the contract that comes with this package.
 *
 * @param options - all may be left out
 * @throws if the port is taken, or a file cannot be read
 */
export declare function startSandbox(options?: SandboxOptions): Promise<RunningSandbox>;
`;
  await writeFile(path.join(dist, 'index.d.ts'), `${declarationsOf(types, 'index.ts')}${start}`);
  await copyFile(path.join(packageDir, 'README.md'), path.join(dist, 'README.md'));
  await writeManifest(dist);
  return dist;
}
