import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {chromium, type Page} from '@playwright/test';
import {open} from '../../tests/e2e/site';
import {findChromium} from '../serving/findChromium';
import {freePort} from '../serving/freePort';
import {docusaurus} from './buildSite';
import {editedPage, withChangedLine} from './changedLine';
import {median} from './median';
import type {Part} from './Part';
import {startNode, type ProcessGroup} from './processGroup';

const rounds = 5;
/** A save in the middle of the compilation of the last one would wait for that, too. */
const pause = 2000;
const longest = 300_000;
/** In the browser, once the server has compiled the site. */
const longestInBrowser = 60_000;

/**
 * Waits until the server of `npm start` has compiled the site.
 *
 * @throws if it ends instead, or takes longer than a build ever does
 */
async function whenServed(url: string, server: ProcessGroup): Promise<void> {
  const start = performance.now();
  for (;;) {
    const answer = await fetch(url, {signal: AbortSignal.timeout(longest)}).catch((error: unknown) => error);
    if (answer instanceof Response && answer.ok) {
      return;
    }
    if (server.hasEnded()) {
      const {status, output} = await server.ended;
      throw new Error(`"npm start" ended with status ${status ?? 'none'}. It printed last:\n${output}`);
    }
    if (performance.now() - start > longest) {
      throw new Error(`"npm start" does not answer at ${url} after ${longest / 1000} s: ${String(answer)}`);
    }
    await wait(200);
  }
}

/** Saves the page once, and waits for it in the browser. */
async function timeSave(page: Page, file: string, original: string, round: number): Promise<number> {
  const sentence = `This was saved in round ${round}.`;
  const start = performance.now();
  await writeFile(file, withChangedLine(original, sentence));
  await page.getByText(sentence).waitFor();
  return performance.now() - start;
}

/** How soon a page that is saved is seen in the browser, with `npm start`. */
export const save: Part = async ({scratch, say}) => {
  const {dir} = await scratch.site('site');
  const file = path.join(dir, editedPage.file);
  const original = await readFile(file, 'utf8');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${editedPage.route}`;
  say('Start of the server for writing');
  const start = performance.now();
  const server = startNode(docusaurus, ['start', '--no-open', '--host', '127.0.0.1', '--port', port.toString()], {
    cwd: dir,
    env: {...process.env, BASE_URL: '/'},
  });
  try {
    await whenServed(url, server);
    const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(longestInBrowser);
      await open(page, url);
      const startSeconds = (performance.now() - start) / 1000;
      const milliseconds: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        say(`Save ${round} of ${rounds}`);
        await wait(pause);
        milliseconds.push(await timeSave(page, file, original, round));
      }
      return {
        tables: [
          {
            title: 'Save: with npm start',
            columns: ['', 's'],
            rows: [
              ['from the command to the first page', startSeconds.toFixed(1)],
              [
                `from a save to the change in the browser, median of ${rounds}`,
                (median(milliseconds) / 1000).toFixed(2),
              ],
            ],
          },
        ],
        numbers: {startSeconds, saveMilliseconds: milliseconds},
      };
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
    await writeFile(file, original);
  }
};
