import {copyText} from '../CopyButton/copyText';

/**
 * Puts a text on the clipboard that still has to be loaded. Browsers want this to begin within the click, so the clipboard is
 * given the promise where it takes one: https://w3c.github.io/clipboard-apis/#clipboarditem
 *
 * @throws if the text cannot be loaded, or the browser denies the clipboard
 */
export async function copyLoaded(load: () => Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await copyText(await load());
    return;
  }
  const blob = load().then((text) => new Blob([text], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/**
 * Loads the Markdown copy of a page.
 *
 * @throws if there is none: a site that is served while it is written has no copies
 */
export async function loadCopy(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok || !text.startsWith('---\n')) {
    throw new Error(`${url}: no Markdown copy (status ${response.status}). Build the site to have one.`);
  }
  return text;
}
