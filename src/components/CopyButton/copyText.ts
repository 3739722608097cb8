/**
 * Puts a text on the clipboard. One that still has to be loaded is given as a promise where the browser takes one, because it
 * wants this to begin within the click: https://w3c.github.io/clipboard-apis/#clipboarditem. Pages without TLS have no clipboard
 * to write to, there the text is selected and copied.
 *
 * @throws if the text cannot be loaded, or the browser denies the clipboard
 */
export async function copyText(text: string | (() => Promise<string>)): Promise<void> {
  if ('clipboard' in navigator && typeof text === 'function' && typeof ClipboardItem !== 'undefined') {
    const blob = text().then((loaded) => new Blob([loaded], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    return;
  }
  const loaded = typeof text === 'function' ? await text() : text;
  if ('clipboard' in navigator) {
    await navigator.clipboard.writeText(loaded);
    return;
  }
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = loaded;
  document.body.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other way on such a page
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) {
    focused.focus({preventScroll: true});
  }
  if (!isCopied) {
    throw new Error('The browser does not copy.');
  }
}
