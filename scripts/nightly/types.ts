import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root, run} from './run';

/** Programs that make types from the contract, and what each writes. */
const generators: readonly {name: string; args: readonly string[]; output: string}[] = [
  {name: 'openapi-typescript@7.13.0', args: ['contract.json', '--output', 'types.ts'], output: 'types.ts'},
  {
    name: '@hey-api/openapi-ts@0.95.0',
    args: ['--input', 'contract.json', '--output', 'client'],
    output: 'client/index.ts',
  },
];

/**
 * Makes types from the published contract, as readers do, and compiles them under `strict`, as well as those of the client
 * (`packages/client`).
 *
 * @throws if a generator refuses the contract, or TypeScript what it wrote
 */
export function types(): void {
  const dir = mkdtempSync(path.join(tmpdir(), 'types-'));
  try {
    copyFileSync(path.join(root, 'build', 'openapi.en.json'), path.join(dir, 'contract.json'));
    for (const {name, args} of generators) {
      run('npx', ['--yes', '--package', name, '--package', 'typescript@5.9.3', '--', binaryOf(name), ...args], {
        cwd: dir,
      });
    }
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
    };
    run('npm', ['run', 'client:build'], {cwd: root});
    const files = [...generators.map(({output}) => output), path.join(root, 'packages/client/dist/index.d.ts')];
    writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify({compilerOptions, files}));
    run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', dir]);
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
}

/** The name of the program in a package: `openapi-ts` in `@hey-api/openapi-ts@0.95.0`. */
function binaryOf(name: string): string {
  return /([\w-]+)@[\d.]+$/.exec(name)?.[1] ?? name;
}
