import {expect, it} from 'vitest';
import {html, isSpanish, sitePaths} from '../support/pages';

/** What writers can break of a page for those who do not see it; what components can, axe sees in `tests/e2e`. */
function structureFaults(page: string): string[] {
  const all = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, found = '']) => found);
  const ids = all(/<\w[^>]*?\sid="?([^">\s]+)/g);
  const known = new Set(ids);
  const levels = all(/<h([1-6])[\s>]/g).map(Number);
  const references = all(/<\w[^>]*?\s(?:aria-labelledby|aria-describedby|for)=("[^"]*"|[^">\s]+)/g);
  const faults = {
    'repeated ids': ids.length - known.size,
    'references to no id': references.flatMap((list) => list.match(/[^"\s]+/g) ?? []).filter((id) => !known.has(id)),
    'not one <h1>': levels.filter((level) => level === 1).length - 1,
    'headings that skip a level': levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1),
    'headings without text': all(/<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/gs).filter((text) => !/>[^<]*\S|^[^<]/.test(text)),
    'not one <main>': all(/<(main)[\s>]/g).length - 1,
    'images without alt': all(/<(img)(?![^>]*\salt)/g),
    'tables without header cells': all(/<table\b(.*?)<\/table>/gs).filter((table) => !/<th[\s>]/.test(table)),
  };
  return Object.entries(faults).flatMap(([what, found]) =>
    found === 0 || String(found) === '' ? [] : [`${what}: ${String(found)}`],
  );
}

/** Links that do not say of what they say more, by the rule of Lighthouse. */
const emptyLink =
  /<a (?![^>]*href="?#)[^>]*>(?:<[^>]*>)*(?:(?:read|learn|see) more|more|(?:click )?(?:here|this)|link|leer más|más|(?:clic )?aquí)(?:<[^>]*>)*<\/a>/i;

it('every page has its language, a title, a description, links that say where, and a sound structure', () => {
  const paths = sitePaths();
  expect(paths.length).toBeGreaterThan(650);
  for (const pathname of paths) {
    const page = html(pathname);
    expect(/<html [^>]*?\blang="?(\w+)/.exec(page)?.[1], pathname).toBe(isSpanish(pathname) ? 'es' : 'en');
    expect(page, pathname).toMatch(/<title[^>]*>[^<]*\S[^<]*<\/title>/);
    expect(page, pathname).toMatch(/<meta[^>]* name="?description"? content="?[^" ]/);
    expect(page, pathname).not.toMatch(emptyLink);
    expect(structureFaults(page), pathname).toEqual([]);
  }
});
