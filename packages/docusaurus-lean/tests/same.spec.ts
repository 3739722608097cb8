import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {buildFolder, open, test, type BuildName} from './test';

/** The pages of a build, without what tells which files they load. */
function pagesOf(name: BuildName): Record<string, string> {
  const cwd = buildFolder(name);
  const sections = /<link[^>]* rel=.?preload[^>]*sections\/[^>]*>/g;
  const assets = /<(?:script|link)[^>]*\/assets\/[^>]*>(?:<\/script>)?/g;
  const textOf = (file: string): string => readFileSync(path.join(cwd, file), 'utf8');
  const files = globSync('**/*.html', {cwd}).sort();
  return Object.fromEntries(files.map((file) => [file, textOf(file).replaceAll(sections, '').replaceAll(assets, '')]));
}

test('the same pages are built, with the same HTML', () => {
  const plain = pagesOf('plain');
  const lean = pagesOf('lean');
  expect(Object.keys(lean)).toEqual(Object.keys(plain));
  expect(Object.keys(plain).filter((file) => plain[file] !== lean[file])).toEqual([]);
});

/** What a reader sees of where a page is. Between lines of code there may be breaks or line ends. */
const placeOf = (page: Page): Promise<object> =>
  page.evaluate(async () => {
    // The title follows the page in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent.replaceAll(/\s+/g, ''));
    return {
      address: window.location.pathname + window.location.hash,
      title: document.title,
      main: texts('main'),
      menu: texts('.menu__link'),
      active: texts('.menu__link--active, .navbar__link--active, .breadcrumbs__item--active'),
      isSameDocument: 'isMarked' in window,
    };
  });

/** Goes through the site by its links, and back. */
async function journey(page: Page, origin: string): Promise<object[]> {
  await open(page, `${origin}/docs/intro`);
  await page.evaluate(() => {
    Object.assign(window, {isMarked: true});
  });
  const click = (within: string, name: string) => () =>
    page.locator(within).getByRole('link', {name, exact: true}).first().click();
  const pickNext = async (): Promise<void> => {
    await page.locator('.navbar .dropdown').hover();
    await click('.navbar .dropdown__menu', 'Next')();
  };
  /** What the reader does, and a text of the page that is shown then. */
  const steps: [() => Promise<unknown>, string][] = [
    [click('main', 'link'), 'What is folded'],
    [click('.menu', 'Area 3'), 'All about area 3'],
    [click('.menu', 'Page 2 of area 3'), 'On this pagePage 2 of area 3'],
    [click('main', 'Next'), 'On this pagePage 3 of area 3'],
    [click('.navbar', 'Guides'), 'Written for 1.0'],
    [click('.menu', 'More'), 'More about 1.0'],
    [pickNext, 'More about the next version'],
    [click('.theme-doc-version-banner', 'latest version'), 'More about 1.0'],
    [click('.navbar', 'Blog'), 'Read more'],
    [click('main', 'Second post'), 'Older post'],
    [click('.navbar', 'Fixture'), 'To the tutorial'],
    [() => page.goBack(), 'Older post'],
    [click('.navbar', 'Tutorial'), 'This is an apple'],
  ];
  const places = [await placeOf(page)];
  for (const [step, text] of steps) {
    await step();
    await expect(page.locator('main')).toContainText(text);
    places.push(await placeOf(page));
  }
  return places;
}

test('a journey shows the same in every place, without another document', async ({page, serve}) => {
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const plain = await journey(page, await serve('plain'));
  const lean = await journey(page, await serve('lean'));
  expect(lean).toEqual(plain);
  expect(plain.every((place) => 'isSameDocument' in place && place.isSameDocument)).toBe(true);
  expect(complaints).toEqual([]);
});

test('an unknown address shows that nothing is there, and links lead on', async ({page, serve}) => {
  const origin = await serve('lean');
  for (const address of ['nowhere/at/all', 'guides/nowhere']) {
    await open(page, `${origin}/${address}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await page.locator('.navbar').getByRole('link', {name: 'Tutorial'}).click();
    await expect(page.locator('main')).toContainText('This is an apple');
  }
});

/** Everything that is on a page with all of its styles, once no colour is on its way to another. */
const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({finished}) => finished));
    return [...document.querySelectorAll('body *')].map((element) => {
      const looks = [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        // Variables of `:root` that nothing reads are left out.
        const names = [...style].filter((name) => !name.startsWith('--'));
        return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      });
      return `${element.tagName} ${element.getAttribute('class') ?? ''};${looks.join(';')}`;
    });
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every element looks the same, ${colorScheme}`, async ({page, serve}) => {
    const origins = [await serve('plain'), await serve('lean')];
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, colorScheme);
    for (const kind of ['', 'docs/intro', 'docs/elements', 'docs/area-1', 'blog', 'blog/first', 'blog/tags']) {
      const looks: string[][] = [];
      for (const origin of origins) {
        await open(page, `${origin}/${kind}`);
        looks.push(await looksOf(page));
      }
      expect(looks[1], kind).toEqual(looks[0]);
    }
  });
}
