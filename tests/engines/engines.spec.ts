import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startSite, type RunningSite} from '../support/startSite';
import {startFirefox, startWebkit, type Tab} from './browsers';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => {
  site.stop();
});

/** What a reader meets in which engines differ. What does not, Chromium shows in `tests/e2e`. */
describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
] as const)('%s', (_engine, start) => {
  let tab: Tab;

  beforeAll(async () => {
    tab = await start();
  });

  afterAll(() => tab.close());

  const sample = "document.querySelector('[data-operation] pre').textContent";
  const open = async (route: string): Promise<void> => {
    await tab.open(`${site.origin}${route}`);
    await until("document.documentElement.dataset.hasHydrated === 'true'");
  };
  const until = (expression: string): Promise<void> =>
    expect.poll(() => tab.evaluate(expression), {timeout: 20_000, message: expression}).toBe(true);

  it('keeps the chosen language of samples', async () => {
    await tab.resize(1440, 900);
    await open('/identity/colombia');
    // The lists of the engines differ, so what they tell the page is told by the test.
    await tab.evaluate(`((list) => { list.value = 'python'; list.dispatchEvent(new Event('change', {bubbles: true})); return true; })(
      document.querySelector('select[aria-label="Programming language"]'))`);
    await until(`${sample}.includes('import requests')`);
    await open('/docs-es/identidad/peru');
    await until(`${sample}.includes('import requests')`);
  });

  it('leads the keyboard to the content first', async () => {
    await open('/identity/colombia');
    await tab.press('Tab');
    await until("document.activeElement.textContent === 'Skip to main content'");
    await tab.press('Enter');
    await tab.press('Tab');
    await until("document.activeElement.closest('main') !== null");
  });

  it('opens and closes the menu of a phone', async () => {
    await tab.resize(500, 800);
    await open('/identity/colombia');
    await tab.click('button[aria-label="Toggle navigation bar"]');
    await until("document.querySelector('.navbar-sidebar--show') !== null");
    await tab.press('Escape');
    await until("document.querySelector('.navbar-sidebar--show') === null");
    await tab.resize(1440, 900);
  });

  it('answers a search while one types, and the keyboard opens the first answer', async () => {
    await open('/intro');
    await tab.click('.navbar input');
    await tab.type('temporary protection');
    // Answers to a part of it come first.
    await until(
      "document.querySelector('.navbar [role=status]')?.textContent.includes('“temporary protection”') === true",
    );
    await tab.press('Enter');
    await until("location.pathname === '/identity/colombia-ppt'");
  });
});
