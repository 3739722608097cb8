/**
 * Holds the built site against the Agent-Friendly Documentation Spec, https://agentdocsspec.com, with AFDocs:
 * `npm run test:agents`. It fails on every check that does not pass and is not in `accepted.ts`.
 */
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brand} from '../../config/brand';
import {serveSite} from '../../scripts/serving/serveSite';
import {accepted} from './accepted';

const dir = path.resolve(__dirname, '../../build');

/** How many pages it reads; the same ones each time. */
const pages = 30;

async function main(): Promise<void> {
  if (!existsSync(path.join(dir, 'llms.txt'))) {
    throw new Error(`There is no built site in ${dir}. Run "npm run build" first.`);
  }
  const {runChecks} = await import('afdocs');
  const server = await serveSite({dir, port: 0});
  // It thinks for longer between two requests than the server would keep a connection open.
  server.keepAliveTimeout = 120_000;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const {results} = await runChecks(origin, {
    canonicalOrigin: brand.siteUrl,
    samplingStrategy: 'deterministic',
    maxLinksToTest: pages,
    requestDelay: 0,
    networkContext: 'ci',
    // The index at the root is the English one; tests/e2e/copies.spec.ts looks for every page of every language.
    coverageExclusions: ['/docs-es', '/docs-es/**', '/acme-es/**', '/blog', '/blog/**'],
  }).finally(() => {
    server.close();
    // Those that it keeps open would hold this program up for as long.
    server.closeAllConnections();
  });
  const faults = results.filter(({id, status}) => !['pass', 'skip'].includes(status) && accepted[id] === undefined);
  const outdated = Object.keys(accepted).filter((id) => results.find((result) => result.id === id)?.status === 'pass');
  for (const {id, status, message} of results) {
    console.log(`${status} ${id}: ${message}${accepted[id] === undefined ? '' : ` (accepted: ${accepted[id]})`}`);
  }
  if (faults.length + outdated.length > 0) {
    throw new Error(
      [
        ...faults.map(({id}) => `${id} does not pass. Mend it, or give the reason in tests/agents/accepted.ts.`),
        ...outdated.map((id) => `${id} passes now. Take it out of tests/agents/accepted.ts.`),
      ].join('\n'),
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
