import {expect, test, type Route} from '@playwright/test';
import {html} from '../support/pages';
import {collectComplaints, open, title} from './site';

test('a deployment while somebody reads leads to the new page', async ({page}) => {
  await open(page, '/identity/chile');
  // The next build takes the place of this one, and its scripts have other names.
  const replaceScripts = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replaceAll('assets/js/', 'assets/js/new/')});
  };
  // Until the page is left: the pointer on the link fetches a section, too, and the click fetches what failed again.
  await page.route('**/sections/**', replaceScripts);
  const left = page.waitForRequest((request) => request.isNavigationRequest());
  const warning = page.waitForEvent('console', (message) => message.text().includes('belongs to another build'));
  const loaded = page.waitForEvent('load');
  const link = page.locator('.navbar').getByRole('link', {name: 'Blog'});
  await Promise.all([page.waitForResponse('**/sections/**'), link.hover()]);
  await Promise.all([left.then(() => page.unroute('**/sections/**')), warning, loaded, link.click()]);
  await expect(page).toHaveURL('/blog');
  await expect(title(page)).toHaveText('Blog');
});

test('a page whose scripts are missing offers to load it again', {tag: '@quick'}, async ({page}) => {
  for (const [route, retry, answer] of [
    ['/identity/colombia', 'Retry', {status: 404}],
    // Hosts that send the home page for what they do not have answer with HTML.
    ['/docs-es/identidad/colombia', 'Reintentar', {contentType: 'text/html', body: '<html>'}],
  ] as const) {
    await page.route('**/assets/js/**', (intercepted) => intercepted.fulfill(answer));
    await page.goto(route);
    await expect(page.getByRole('alert')).toContainText(retry);
    await expect(page.locator('[id*="base-url-issue-banner"]')).toBeHidden();
    await page.unrouteAll();
    await page.getByRole('alert').getByRole('link', {name: retry}).click();
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a wrong base URL is told on the home page, with a suggestion', async ({page}) => {
  await page.route('**/wrong/**', (route) => route.fulfill({contentType: 'text/html', body: html('/')}));
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/wrong/identity/');
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toContainText('baseUrl = /wrong/identity/');
});

test('other forms of an address end on that of its page, also where the host does not redirect', async ({page}) => {
  const complaints = collectComplaints(page);
  const body = html('/identity/colombia');
  await page.route(/\/colombia(?:\.html|\/)/, (route) => route.fulfill({contentType: 'text/html', body}));
  for (const [ending, rest] of [
    ['.html?q=1#errors', '?q=1#errors'],
    ['/index.html', ''],
    // A hash that cannot be decoded.
    ['/#%E0%A4%A', '#%25E0%25A4%25A'],
  ] as const) {
    await open(page, `/identity/colombia${ending}`);
    await expect(page).toHaveURL(`/identity/colombia${rest}`);
    await expect(title(page)).toContainText('Colombia');
  }
  expect(complaints).toEqual([]);
});
