/** Words of this many letters may end differently: integration and integrating. */
const stemFrom = 5;

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) {
    length += 1;
  }
  return length;
}

/**
 * Whether a word of a text is a form of a word that was searched. Pagefind shortens a word that it does not know until
 * something begins so: `zzz` finds `Z`, `retry` finds `retrieve`.
 *
 * @param searched - normalized
 * @param found - normalized
 */
export function isSameWord(searched: string, found: string): boolean {
  const start = commonStart(searched, found);
  const shorter = Math.min(searched.length, found.length);
  return start === shorter ? shorter >= 3 || searched === found : start >= Math.max(stemFrom, searched.length - 4);
}
