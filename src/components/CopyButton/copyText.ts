/**
 * Puts a text on the clipboard. Pages without TLS have no clipboard to write to, there the text is selected and copied:
 * https://w3c.github.io/clipboard-apis/#navigator-clipboard
 *
 * @throws if the browser denies it
 */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
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
