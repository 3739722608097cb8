/** How many searches are remembered. */
const limit = 5;

/**
 * Reads the stored searches.
 *
 * @param stored - what the browser's storage holds; anything else than a JSON list of texts reads as none
 */
export function parseRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string').slice(0, limit) : [];
  } catch {
    // Something else is stored under this key. The next search overwrites it.
    return [];
  }
}

/** The list with one more search, the newest first and each once. */
export function addRecent(list: readonly string[], query: string): string[] {
  const text = query.trim();
  return text === '' ? [...list] : [text, ...list.filter((item) => item !== text)].slice(0, limit);
}
