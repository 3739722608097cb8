import {afterAll, beforeAll, beforeEach, describe, it} from 'vitest';
import {startDisturbedSite, type DisturbedSite} from '../support/disturbedSite';
import {behaviours} from './behaviours';
import {Visitor, type Browser} from './Browser';
import {startFirefox} from './firefox';
import {startWebkit} from './webkit';

let site: DisturbedSite;

beforeAll(async () => {
  site = await startDisturbedSite();
});

afterAll(() => site.stop());

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
] as const)('%s', (_engine, start) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await start();
  });

  afterAll(() => browser.close());

  beforeEach(async () => {
    await browser.resize(1280, 800);
    await browser.navigate(`${site.origin}/robots.txt`);
    await browser.evaluate('(localStorage.clear(), sessionStorage.clear())');
  });

  it.each(Object.entries(behaviours))('%s', async (_name, behave) => {
    await behave(new Visitor(browser, site.origin));
  });
});
