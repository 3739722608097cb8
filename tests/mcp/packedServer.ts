import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {buildPackage, packageName} from '../../packages/docs-mcp/build/buildPackage';

const root = path.resolve(__dirname, '../..');

interface PackReport {
  filename: string;
  size: number;
  unpackedSize: number;
  files: {path: string}[];
}

/** The package as npm would publish it, unpacked into an empty folder: nothing of the repository is beside it. */
export interface PackedServer {
  report: PackReport;
  client: Client;
  close: () => Promise<void>;
}

/** Builds the package from the built site, packs it, unpacks it elsewhere and starts its server over stdio. */
export async function startPackedServer(): Promise<PackedServer> {
  const built = await buildPackage(path.join(root, 'build'));
  const dir = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'));
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', dir], {
    cwd: path.dirname(built),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [report] = JSON.parse(packed) as PackReport[];
  if (report === undefined) {
    throw new Error(`npm pack told nothing of the package: ${packed}`);
  }
  const client = new Client({name: 'test', version: '1.0.0'});
  // As the page for assistants prints it, but for the registry: npx unpacks the package and starts what "bin" names.
  await client.connect(
    new StdioClientTransport({
      command: 'npx',
      args: ['-y', '--offline', '--package', path.join(dir, report.filename), packageName],
      cwd: dir,
      env: {PATH: process.env.PATH ?? '', npm_config_cache: path.join(dir, 'cache')},
    }),
  );
  return {
    report,
    client,
    close: async () => {
      await client.close();
      rmSync(dir, {recursive: true, force: true});
    },
  };
}
