import {expect, test} from '@playwright/test';
import {collectComplaints, open, templates} from '../e2e/site';
import {answerForAlgolia, base} from './site';

for (const [name, url] of Object.entries(templates)) {
  test(`${name}: React has nothing to say about the page that the server made`, async ({page}) => {
    await answerForAlgolia(page);
    const complaints = collectComplaints(page);
    const status = await open(page, `${base}${url}`);
    await page.waitForLoadState('networkidle');
    // The browser complains that a page that does not exist was answered with 404.
    expect(complaints.filter((complaint) => !(status === 404 && complaint.includes('404')))).toEqual([]);
  });
}

test('React does speak in this build', async ({page}) => {
  const complaints = collectComplaints(page);
  await page.route('**/identity/colombia', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replace('Skip to main content', 'Something else')});
  });
  await open(page, `${base}/identity/colombia`);
  expect(complaints.join('\n')).toMatch(/hydrat/i);
});
