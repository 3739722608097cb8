import {describe, expect, it} from 'vitest';
import {html, isSpanish, sitePaths} from '../support/pages';
import {structureFaults} from '../support/structureFaults';

const paths = sitePaths();

/** Paths of the pages of which something is not so. */
const pagesWhere = (isWrong: (page: string, pathname: string) => boolean): string[] =>
  paths.filter((pathname) => isWrong(html(pathname), pathname));

describe('every page', () => {
  it('is there', () => {
    expect(paths.length).toBeGreaterThan(650);
  });

  it('has a sound structure for assistive technology', () => {
    const faults = paths.flatMap((path) => structureFaults(html(path)).map((fault) => `${path}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('says which language it is in', () => {
    const language = (page: string): string | undefined =>
      /^<!doctype html>\s*<html [^>]*?\blang="?(\w+)/i.exec(page)?.[1];
    expect(pagesWhere((page, pathname) => language(page) !== (isSpanish(pathname) ? 'es' : 'en'))).toEqual([]);
  });

  it('has no number that a phone would call', () => {
    expect(pagesWhere((page) => !/<meta[^>]* name="?format-detection"? content="?telephone=no/.test(page))).toEqual([]);
  });

  it('leaves names of methods as they are when a browser translates', () => {
    const badge = /<span class="?method [^>]*>/g;
    expect(html('/identity/colombia').match(badge)).not.toBeNull();
    expect(pagesWhere((page) => (page.match(badge) ?? []).some((tag) => !/translate="?no/.test(tag)))).toEqual([]);
  });

  it('has a title', () => {
    expect(pagesWhere((page) => !/<title[^>]*>[^<]*\S[^<]*<\/title>/.test(page))).toEqual([]);
  });

  it('has a description, but for lists of the blog', () => {
    const isList = (pathname: string): boolean => /^\/blog\/(?:authors|tags)/.test(pathname);
    const without = pagesWhere((page) => !/<meta[^>]* name="?description"? content="?[^" ]/.test(page));
    expect(without.filter((pathname) => !isList(pathname))).toEqual([]);
  });

  it('has links that say of what they say more, as the rule of Lighthouse asks', () => {
    const empty =
      /<a (?![^>]*href="?#)[^>]*>(?:<[^>]*>)*(?:(?:read|learn|see) more|more(?: info(?:rmation)?)?|(?:click )?(?:here|this)|link|leer más|más(?: información)?|(?:clic )?aquí)(?:<[^>]*>)*<\/a>/i;
    expect(pagesWhere((page) => empty.test(page))).toEqual([]);
  });
});
