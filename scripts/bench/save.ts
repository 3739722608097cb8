import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rm} from 'node:fs/promises';
import {createInterface} from 'node:readline';
import {setTimeout as wait} from 'node:timers/promises';
import {chromium, type Page} from '@playwright/test';
import {copySite} from '../serving/copySite';
import {open} from '../serving/open';
import {requireChromium} from '../serving/findChromium';
import {freePort} from '../serving/freePort';
import {addSentence, editedPage} from './editedPage';

/** A save in the middle of the compilation of the last one would wait for that, too. */
const pause = 2000;

/** Starts the server for writing, and waits until it has compiled the site. */
async function startServer(site: string, port: number) {
  const args = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', `${port}`];
  const server = spawn(process.execPath, args, {
    cwd: site,
    env: {...process.env, BASE_URL: '/'},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    if (line.includes('compiled successfully')) {
      // Output that is not read would fill the pipe and block the server.
      server.stdout.resume();
      return server;
    }
  }
  throw new Error(`"npm start" ended with status ${server.exitCode ?? 'none'} before it had compiled the site.`);
}

/** Saves a change of the page, and waits for it in the browser. */
async function millisecondsOfSave(page: Page, site: string, round: number): Promise<number> {
  const sentence = `This was saved in round ${round}.`;
  const start = performance.now();
  addSentence(site, sentence);
  await page.getByText(sentence).waitFor();
  return Math.round(performance.now() - start);
}

/**
 * Prints how soon the server for writing shows the first page, and how soon a page that is saved.
 *
 * @param runs - how often the page is saved
 * @throws if the server does not start, or there is no Chromium
 */
export async function save(runs: number): Promise<void> {
  const site = await copySite();
  const browser = await chromium.launch({...requireChromium(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    const start = performance.now();
    const port = await freePort();
    const server = await startServer(site, port);
    try {
      await open(page, `http://localhost:${port}${editedPage.route}`);
      const rows: Record<string, Record<string, number>> = {
        'first page': {ms: Math.round(performance.now() - start)},
      };
      for (let round = 1; round <= runs; round += 1) {
        await wait(pause);
        rows[`save ${round}`] = {ms: await millisecondsOfSave(page, site, round)};
      }
      console.table(rows);
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  } finally {
    await browser.close();
    await rm(site, {recursive: true});
  }
}
