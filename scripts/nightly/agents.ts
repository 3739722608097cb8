import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brand} from '../../config/brand';
import {serveSite} from '../serving/serveSite';
import {root, runBeside} from './run';

/** What the Agent-Friendly Documentation Spec (https://agentdocsspec.com) asks for and the site does not do, with reasons. */
const accepted = [
  // It wants a text in every page that is hidden from readers. The head of a page links to its copy.
  'llms-txt-directive-html',
  // The pages with whole catalogues stay whole for readers. Their copies are in parts of less than 50,000 characters.
  'page-size-html',
  // It loses its way in HTML without the end tags that may be left out. tests/files/copies.spec.ts compares copy and page.
  'markdown-content-parity',
];

/**
 * Holds the built site against the Agent-Friendly Documentation Spec, with AFDocs.
 *
 * @throws if a check that is not accepted fails
 */
export async function agents(): Promise<void> {
  const server = await serveSite({dir: path.join(root, 'build'), port: 0});
  // It thinks for longer between two requests than the server would keep a connection open.
  server.keepAliveTimeout = 120_000;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = {
    '--skip-checks': accepted.join(),
    '--canonical-origin': brand.siteUrl,
    '--sampling': 'deterministic',
    '--max-links': '30',
    '--request-delay': '0',
    '--network-context': 'ci',
    '--coverage-exclusions': '/docs-es,/docs-es/**,/blog,/blog/**',
  };
  try {
    await runBeside('npx', ['--yes', 'afdocs@0.22.2', 'check', origin, ...Object.entries(options).flat()]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
