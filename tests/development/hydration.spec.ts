import {expect, test} from '@playwright/test';
import {collectComplaints, open, templates} from '../e2e/site';

/** What React says. Failed requests are left to the end-to-end tests: a development build lacks some debug files. */
const saidByReact = (complaint: string): boolean =>
  !/Failed to load resource|^status 404|^request failed/.test(complaint);

for (const [name, url] of Object.entries(templates)) {
  test(`${name}: React has nothing to say about the page that the server made`, async ({page}) => {
    const complaints = collectComplaints(page);
    await open(page, url);
    await page.waitForLoadState('networkidle');
    expect(complaints.filter(saidByReact)).toEqual([]);
  });
}

test('React does speak in this build', async ({page}) => {
  const complaints = collectComplaints(page);
  await page.route('**/identity/colombia', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replace('Skip to main content', 'Something else')});
  });
  await open(page, '/identity/colombia');
  expect(complaints.join('\n')).toMatch(/hydrat/i);
});
