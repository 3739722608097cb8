import {expect, test} from '@playwright/test';
import {requiredLocales} from '../../config/locales';
import {searchRoute} from '../../src/content/routeIn';
import {missed, queriesIn} from '../search/queries';
import {open} from './site';

for (const locale of requiredLocales) {
  test(`the questions of tests/search/queries.yaml find what answers them: ${locale}`, async ({page}) => {
    test.setTimeout(180_000);
    await open(page, searchRoute(locale));
    const box = page.getByRole('main').getByRole('searchbox');
    const links = page.getByRole('main').locator('ol > li > a');
    const queries = queriesIn(locale);
    const found: string[][] = [];
    for (const {query} of queries) {
      await box.fill(query);
      await box.press('Enter');
      await expect(page.getByRole('main').getByRole('status')).toContainText(query);
      found.push(await links.evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? '')));
    }
    const {isEnough, text} = missed(queries, found);
    expect(isEnough, text).toBe(true);
  });
}
