import english from '@docusaurus/theme-translations/locales/base/theme-common.json';
import {expect, type Page} from '@playwright/test';

const ofTheme = new Set(Object.values(english));

/** Words that an English text can hardly do without, and that are not Spanish. */
const words =
  /(?<![\p{L}'’])(?:the|and|of|to|with|your|from|for|this|is|are|in|on|by|page|copy|search|close|open|skip)(?!\p{L})/iu;

/** What is the same in Spanish, and proper names that hold an English word. */
const kept = /^(?:Error|Blog|Docs)$|Transit|Scan Studio|Smart\w* /;

/**
 * Fails with every text of the interface of a Spanish page that is English: what is visible outside of articles, code and answers
 * of the search, and the texts of attributes everywhere.
 */
export async function expectSpanishInterface(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const texts = await page.evaluate(() => {
    const isOwn = (element: Element | null): element is Element =>
      element?.closest('[lang]') === document.documentElement && element.closest('noscript, script, style') === null;
    const found = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`body [${name}]`)].filter(isOwn).map((element) => element.getAttribute(name)),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const {parentElement, textContent} = walker.currentNode;
      if (isOwn(parentElement) && parentElement.closest('article, .markdown, code, main ol') === null) {
        found.push(textContent);
      }
    }
    return found.map((text) => text?.trim() ?? '').filter((text) => text !== '');
  });
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => (ofTheme.has(text) || words.test(text)) && !kept.test(text))).toEqual([]);
}
