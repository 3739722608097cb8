import {afterAll, afterEach, beforeAll, beforeEach, describe, it} from 'vitest';
import {startDisturbedSite, type DisturbedSite} from '../support/disturbedSite';
import {behaviours} from './behaviours';
import type {Engine, EnginePage} from './EnginePage';
import {failingHost} from './failingHost';
import {chromium, firefox} from './puppeteer';
import {referenceBehaviours} from './referenceBehaviours';
import {Visit} from './Visit';
import {webkit} from './webkit';

/** With ALL_ENGINES=1 an engine that is not there is a fault; without, it is left out, and one line says so. */
const engines: Engine[] = [chromium, firefox, webkit].filter(({name, missing}) => {
  const packages = missing();
  if (packages !== undefined && process.env.ALL_ENGINES === '1') {
    throw new Error(`${name} is not installed: sudo apt-get install ${packages}`);
  }
  if (packages !== undefined) {
    console.log(`Left out: ${name}. To run the behaviours in it: sudo apt-get install ${packages}`);
  }
  return packages === undefined;
});

let site: DisturbedSite;

beforeAll(async () => {
  site = await startDisturbedSite();
});

afterAll(() => site.stop());

describe.each(engines)('$name', ({start}) => {
  let page: EnginePage;

  beforeAll(async () => {
    page = await start();
  });

  afterAll(() => page.close());

  beforeEach(async () => {
    await page.resize(1280, 800);
    await page.goto(`${site.origin}/robots.txt`);
    await page.evaluate('(localStorage.clear(), sessionStorage.clear())');
  });

  afterEach(() => {
    site.disturb(undefined);
  });

  it.each(Object.entries({...behaviours, ...referenceBehaviours, ...failingHost}))('%s', async (_name, behave) => {
    await behave(new Visit(page, site.origin), site);
  });
});
