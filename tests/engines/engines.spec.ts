import {Key} from 'selenium-webdriver';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startSite} from '../support/startSite';
import {startFirefox, startWebkit, type Tab} from './browsers';

const site = await startSite();
afterAll(site.stop);

/** What a reader meets in which engines differ. What does not, Chromium shows in `tests/e2e`. */
describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
] as const)('%s', (_engine, start) => {
  let tab: Tab;

  beforeAll(async () => {
    tab = await start();
    return () => tab.close();
  });

  const until = (expression: string): Promise<void> =>
    expect.poll(() => tab.evaluate(expression), {timeout: 20_000, message: expression}).toBe(true);
  const open = async (route: string): Promise<void> => {
    await tab.open(`${site.origin}${route}`);
    await until("document.documentElement.dataset.hasHydrated === 'true'");
  };

  it('keeps the chosen language of samples', async () => {
    await open('/identity/colombia');
    // The lists of the engines differ, so what they tell the page is told by the test.
    await tab.evaluate(`((list) => { list.value = 'python'; list.dispatchEvent(new Event('change', {bubbles: true})); })(
      document.querySelector('select[aria-label="Programming language"]'))`);
    const isPython = "document.querySelector('[data-operation] pre').textContent.includes('import requests')";
    await until(isPython);
    await open('/docs-es/identidad/peru');
    await until(isPython);
  });

  it('opens and closes the menu of a phone, and leads the keyboard to the content first', async () => {
    await tab.resize(500, 800);
    await open('/identity/colombia');
    await tab.type(Key.TAB);
    await until("document.activeElement.textContent === 'Skip to main content'");
    await tab.type(Key.ENTER);
    await tab.type(Key.TAB);
    await until("document.activeElement.closest('main') !== null");
    await tab.click('button[aria-label="Toggle navigation bar"]');
    await until("document.querySelector('.navbar-sidebar--show') !== null");
    await tab.type(Key.ESCAPE);
    await until("document.querySelector('.navbar-sidebar--show') === null");
  });

  it('answers a search while one types, and the keyboard opens the first answer', async () => {
    await tab.resize(1440, 900);
    await open('/intro');
    await tab.click('.navbar input');
    await tab.type('temporary protection');
    // Answers to a part of it come first.
    const status = "document.querySelector('.navbar [role=status]')";
    await until(`${status}?.textContent.includes('“temporary protection”') === true`);
    await tab.type(Key.ENTER);
    await until("location.pathname === '/identity/colombia-ppt'");
  });
});
