import {describe, expect, it} from 'vitest';
import {twoReleases} from '../history/fixtures/twoReleases';
import {makeRelease} from '../history/makeRelease';
import type {Release} from '../history/types';
import {changesAtom} from './changesFiles';

const site = 'https://docs.example/base/';
const page = `${site}platform/changes`;

async function releases(): Promise<Release[]> {
  const {before, after} = await twoReleases();
  return [makeRelease('2026-12-22', after, {date: '2026-11-22', contract: before}), makeRelease('2026-11-22', before)];
}

const all = (text: string, pattern: RegExp): (string | undefined)[] =>
  [...text.matchAll(pattern)].map((match) => match[1]);

describe('the feed of the releases', () => {
  it('has an entry for each release, which leads to its place on the page', async () => {
    const atom = changesAtom(await releases(), 'en', site, page);
    expect(all(atom, /<entry>\s*<title[^>]*><!\[CDATA\[(.+?)\]\]>/g)).toEqual(['22 December 2026', '22 November 2026']);
    expect(all(atom, /<entry>[^]*?<link href="(.+?)"/g)).toEqual([
      `${page}#release-2026-12-22`,
      `${page}#release-2026-11-22`,
    ]);
    expect(atom).toContain(`<link rel="self" href="${site}changes.en.xml"/>`);
    // The date of the release, not of the build: two builds are the same.
    expect(all(atom, /<feed[^]*?<updated>(.+?)<\/updated>/g)).toEqual(['2026-12-22T00:00:00.000Z']);
  });

  it('says what changed and what breaks clients, in the words of its language', async () => {
    const [english, spanish] = await Promise.all(
      (['en', 'es'] as const).map(async (locale) => changesAtom(await releases(), locale, site, page)),
    );
    expect(english).toContain('<li>Removed: <code>POST /books</code>. (breaking)</li>');
    expect(english).toContain('<li>New outcome: <code>stolen</code>.</li>');
    expect(spanish).toContain('<li>Eliminada: <code>POST /books</code>. (incompatible)</li>');
    expect(spanish).toContain('<title type="html"><![CDATA[22 de diciembre de 2026]]></title>');
  });
});
