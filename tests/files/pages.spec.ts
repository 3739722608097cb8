import {describe, expect, it} from 'vitest';
import {html, isSpanish, sitePaths} from '../support/pages';

const paths = sitePaths();

/** Paths of the pages of which something is not so. */
const pagesWhere = (isWrong: (page: string, pathname: string) => boolean): string[] =>
  paths.filter((pathname) => isWrong(html(pathname), pathname));

describe('every page', () => {
  it('is there', () => {
    expect(paths.length).toBeGreaterThan(650);
  });

  it('has one heading of the first level', () => {
    expect(pagesWhere((page) => page.match(/<h1[\s>]/g)?.length !== 1)).toEqual([]);
  });

  it('has each id once: a heading of the page and one of its operation can have the same', () => {
    const repeated = (page: string): boolean => {
      const ids = [...page.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => id);
      return new Set(ids).size !== ids.length;
    };
    expect(pagesWhere(repeated)).toEqual([]);
  });

  it('says which language it is in', () => {
    const language = (page: string): string | undefined =>
      /^<!doctype html>\s*<html [^>]*?\blang="?(\w+)/i.exec(page)?.[1];
    expect(pagesWhere((page, pathname) => language(page) !== (isSpanish(pathname) ? 'es' : 'en'))).toEqual([]);
  });

  it('has a title', () => {
    expect(pagesWhere((page) => !/<title[^>]*>[^<]*\S[^<]*<\/title>/.test(page))).toEqual([]);
  });

  it('has a description, but for lists of the blog', () => {
    const isList = (pathname: string): boolean => /^\/blog\/(?:authors|tags)/.test(pathname);
    const without = pagesWhere((page) => !/<meta[^>]* name="?description"? content="?[^" ]/.test(page));
    expect(without.filter((pathname) => !isList(pathname))).toEqual([]);
  });
});
