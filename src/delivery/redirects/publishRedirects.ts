import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleCode} from '../../../config/locales';
import type {Redirect} from '../../../config/redirects';
import {deployFolder} from '../headers';
import {staticHostRedirects} from './formats';
import {redirectPage} from './redirectPage';

export interface PublishOptions {
  outDir: string;
  /** Address of the host, without a slash at its end. */
  url: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** The language of what a redirect leads to. */
  localeOf: (redirect: Redirect) => LocaleCode;
}

/**
 * Writes redirects into the built site: `_redirects`, `.deploy/redirects.json` and a page in the place of each page that
 * moved. What asks for a file with an ending could not read a page, so there is none.
 */
export async function publishRedirects(redirects: readonly Redirect[], options: PublishOptions): Promise<void> {
  const {outDir, baseUrl, localeOf} = options;
  const write = async (file: string, text: string): Promise<void> => {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  };
  await write('_redirects', staticHostRedirects(redirects, baseUrl));
  await write(`${deployFolder}/redirects.json`, JSON.stringify(redirects, null, 2));
  for (const redirect of redirects.filter(({from}) => path.extname(from) === '')) {
    await write(`${redirect.from.slice(1)}.html`, redirectPage(redirect, {...options, locale: localeOf(redirect)}));
  }
}
