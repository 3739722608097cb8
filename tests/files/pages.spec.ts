import {describe, expect, it} from 'vitest';
import {html, isSpanish, sitePaths} from '../support/pages';

const paths = sitePaths();

/** Paths of the pages of which something is not so. */
const pagesWhere = (isWrong: (page: string, pathname: string) => boolean): string[] =>
  paths.filter((pathname) => isWrong(html(pathname), pathname));

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

describe('every page', () => {
  it('is there', () => {
    expect(paths.length).toBeGreaterThan(650);
  });

  it('has a sound structure for assistive technology', () => {
    expect(paths.flatMap((path) => structureFaults(html(path)).map((fault) => `${path}: ${fault}`))).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ['a title', /<title[^>]*>[^<]*\S[^<]*<\/title>/],
    ['a description', /<meta[^>]* name="?description"? content="?[^" ]/],
    ['no number that a phone would call', /<meta[^>]* name="?format-detection"? content="?telephone=no/],
    ['the name of what made it', /<meta name="?generator"? content="Docusaurus v3\.9\.1"/],
  ])('has %s', (_what, pattern) => {
    expect(pagesWhere((page) => !pattern.test(page))).toEqual([]);
  });

  it('says which language it is in', () => {
    const language = (page: string): string | undefined =>
      /^<!doctype html>\s*<html [^>]*?\blang="?(\w+)/i.exec(page)?.[1];
    expect(pagesWhere((page, pathname) => language(page) !== (isSpanish(pathname) ? 'es' : 'en'))).toEqual([]);
  });

  it('leaves names of methods as they are when a browser translates', () => {
    const badge = /<span class="?method [^>]*>/g;
    expect(html('/identity/colombia').match(badge)).not.toBeNull();
    expect(pagesWhere((page) => (page.match(badge) ?? []).some((tag) => !/translate="?no/.test(tag)))).toEqual([]);
  });

  it('has links that say of what they say more, as the rule of Lighthouse asks', () => {
    const empty =
      /<a (?![^>]*href="?#)[^>]*>(?:<[^>]*>)*(?:(?:read|learn|see) more|more(?: info(?:rmation)?)?|(?:click )?(?:here|this)|link|leer más|más(?: información)?|(?:clic )?aquí)(?:<[^>]*>)*<\/a>/i;
    expect(pagesWhere((page) => empty.test(page))).toEqual([]);
  });
});
