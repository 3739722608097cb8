import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import type {BuildName} from './buildSites';
import {collectComplaints, open, test} from './open';
import {buildFolder} from './serveBuild';

/** The pages of a build, without what tells which files they load. */
function pagesOf(name: BuildName): Record<string, string> {
  const cwd = buildFolder(name);
  const files = globSync('**/*.html', {cwd}).sort();
  return Object.fromEntries(
    files.map((file) => {
      const html = readFileSync(path.join(cwd, file), 'utf8');
      const sections = /<link[^>]* rel=.?preload[^>]*sections\/[^>]*>/g;
      const assets = /<(?:script|link)[^>]*\/assets\/[^>]*>(?:<\/script>)?/g;
      return [file, html.replaceAll(sections, '').replaceAll(assets, '')];
    }),
  );
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
  const goBack = () => page.goBack();
  const pickNext = async (): Promise<void> => {
    await page.locator('.navbar .dropdown').hover();
    await click('.navbar .dropdown__menu', 'Next')();
  };
  /** What the reader does, and a text of the page that is shown then. */
  const steps: [() => Promise<unknown>, string][] = [
    [click('.table-of-contents', 'Code'), 'This is an apple'],
    [click('main', 'link'), 'What is folded'],
    [click('.menu', 'Area 3'), 'Page 0 of area 3'],
    [click('.menu', 'Page 2 of area 3'), 'On this pagePage 2 of area 3'],
    [click('main', 'Next'), 'On this pagePage 3 of area 3'],
    [click('.pagination-nav', 'Next Page 4 of area 3 »'), 'On this pagePage 4 of area 3'],
    [click('.navbar', 'API'), 'curl https'],
    [click('.menu', 'API'), 'Create a user.'],
    [click('.navbar', 'Guides'), 'Written for 1.0'],
    [click('.menu', 'More'), 'More about 1.0'],
    [pickNext, 'More about the next version'],
    [click('.theme-doc-version-banner', 'latest version'), 'More about 1.0'],
    [click('.navbar', 'Blog'), 'Read more'],
    [click('main', 'Second post'), 'Older post'],
    [click('main', 'world'), 'One post tagged'],
    [click('.navbar', 'Fixture'), 'To the tutorial'],
    [goBack, 'One post tagged'],
    [goBack, 'Older post'],
    [goBack, 'Read more'],
    [() => page.goForward(), 'Older post'],
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
  const complaints = collectComplaints(page);
  const plain = await journey(page, (await serve('plain')).origin);
  const lean = await journey(page, (await serve('lean')).origin);
  expect(lean).toEqual(plain);
  expect(plain.every((place) => 'isSameDocument' in place && place.isSameDocument)).toBe(true);
  expect(complaints).toEqual([]);
});

const kinds = [
  '',
  'docs/intro',
  'docs/elements',
  'docs/area-1',
  'docs/category/area-1',
  'blog',
  'blog/first',
  'blog/tags',
];

const properties = [
  ...['display', 'position', 'width', 'height', 'opacity', 'transform', 'box-shadow', 'list-style-type', 'overflow-x'],
  ...['color', 'background-color', 'background-image', 'font-family', 'font-size', 'font-weight', 'font-style'],
  ...['line-height', 'text-align', 'text-decoration-line', 'content', 'vertical-align', 'visibility', 'white-space'],
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    ...[`margin-${side}`, `padding-${side}`, `border-${side}-width`, `border-${side}-style`, `border-${side}-color`],
  ]),
];

/** The looks of all that is on a page, once no colour is on its way to another. */
const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(async (names) => {
    await Promise.all(document.getAnimations().map(({finished}) => finished));
    return [...document.querySelectorAll('body *')].map((element) => {
      const all = [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      });
      return `${element.tagName} ${element.getAttribute('class') ?? ''};${all.join(';')}`;
    });
  }, properties);

/** The element and the properties in which it looks different. */
function differences(look: string, other: string): string[] {
  const expected = other.split(';');
  return look === other
    ? []
    : [
        `${expected[0]}: ${look
          .split(';')
          .filter((part, index) => part !== expected[index])
          .join(' ')}`,
      ];
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every element looks the same, ${colorScheme}`, async ({page, serve}) => {
    const sites = [await serve('plain'), await serve('lean')];
    for (const kind of kinds) {
      const [plain = [], lean = []] = await Promise.all(
        sites.map(async ({origin}) => {
          const tab = await page.context().newPage();
          await tab.addInitScript((theme) => {
            localStorage.setItem('theme', theme);
          }, colorScheme);
          await open(tab, `${origin}/${kind}`);
          const looks = await looksOf(tab);
          await tab.close();
          return looks;
        }),
      );
      expect(lean.length, kind).toBe(plain.length);
      expect(
        lean.flatMap((look, index) => differences(look, plain[index] ?? '')),
        kind,
      ).toEqual([]);
    }
  });
}
