import {expect, test} from '@playwright/test';
import {localeCodes} from '../../config/locales';
import queries from '../search/queries.json';
import {open} from './site';

/** What part of the queries has its page first, and among the first three. */
const wanted = {first: 0.85, firstThree: 0.97};

const searchPages = {en: '/search', es: '/docs-es/search'};

for (const locale of localeCodes) {
  test(`queries of tests/search/queries.json find their pages: ${locale}`, async ({page}) => {
    test.setTimeout(180_000);
    expect(queries[locale].length).toBeGreaterThanOrEqual(40);
    await open(page, searchPages[locale]);
    const box = page.getByRole('main').getByRole('searchbox');
    const ranks: {query: string; expected: string; found: (string | null)[]; rank: number}[] = [];
    for (const {query, page: expected} of queries[locale]) {
      await box.fill(query);
      await box.press('Enter');
      const quoted = locale === 'en' ? `“${query}”` : `«${query}»`;
      await expect(page.getByRole('main').getByRole('status')).toContainText(quoted);
      const links = page.getByRole('main').locator('ol > li > a');
      const found = await links.evaluateAll((list) => list.slice(0, 3).map((link) => link.getAttribute('href')));
      ranks.push({query, expected, found, rank: found.indexOf(expected)});
    }
    const part = (count: number): number => count / ranks.length;
    const missed = ranks.filter(({rank}) => rank !== 0);
    const message = missed
      .map(({query, expected, found}) => `${query}: ${expected}, found ${found.join(' ')}`)
      .join('\n');
    expect(part(ranks.filter(({rank}) => rank === 0).length), message).toBeGreaterThanOrEqual(wanted.first);
    expect(part(ranks.filter(({rank}) => rank >= 0).length), message).toBeGreaterThanOrEqual(wanted.firstThree);
  });
}
