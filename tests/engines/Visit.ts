import {expect} from 'vitest';
import type {EngineKey, EnginePage} from './EnginePage';

/** How long a behaviour waits for what it expects. */
const patience = 20_000;

/** A reader's visit to the site, in one browser: short words for what the behaviours do. */
export class Visit {
  public constructor(
    public readonly page: EnginePage,
    public readonly origin: string,
  ) {}

  /** Opens a page and waits until React has taken it over. */
  public async open(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
    await this.until('document.documentElement.dataset.hasHydrated', 'true');
  }

  /** Opens a page of which the scripts do not have to start. */
  public goto(path: string): Promise<void> {
    return this.page.goto(`${this.origin}${path}`);
  }

  public see<Value>(expression: string): Promise<Value> {
    return this.page.evaluate<Value>(expression);
  }

  /** Waits until an expression gives a value; a page that is being replaced is asked again. */
  public async until(expression: string, expected: unknown): Promise<void> {
    const began = performance.now();
    let last: unknown;
    while (performance.now() - began < patience) {
      last = await this.page.evaluate(expression).catch((error: unknown) => String(error));
      if (JSON.stringify(last) === JSON.stringify(expected)) {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(last, expression).toEqual(expected);
  }

  public untilAt(path: string): Promise<void> {
    return this.until('location.pathname + location.search + location.hash', path);
  }

  /** Waits until an element is there and its text holds some words. */
  public untilText(selector: string, words: string): Promise<void> {
    return this.until(
      `(document.querySelector(${JSON.stringify(selector)})?.textContent ?? '').includes(${JSON.stringify(words)})`,
      true,
    );
  }

  /** Waits until an element stands in the window. */
  public untilInView(selector: string): Promise<void> {
    return this.until(
      `(({top, bottom, left, right}) => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth)(
        document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
      true,
    );
  }

  public async click(selector: string): Promise<void> {
    await this.until(`document.querySelector(${JSON.stringify(selector)}) !== null`, true);
    await this.page.click(selector);
  }

  /** Clicks on the first element that is shown with just this text. */
  public async clickText(selector: string, text: string): Promise<void> {
    await this.until(
      `((element) => { element?.setAttribute('data-clicked', ''); return element !== undefined; })(
        [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
          element.textContent.trim() === ${JSON.stringify(text)} && element.getClientRects().length > 0))`,
      true,
    );
    await this.page.click('[data-clicked]');
    await this.see("document.querySelector('[data-clicked]')?.removeAttribute('data-clicked')");
  }

  /** Chooses from a list. The lists of the engines differ, so what they tell the page is told by the test. */
  public async choose(selector: string, value: string): Promise<void> {
    await this.see(`((list) => { list.value = ${JSON.stringify(value)};
      list.dispatchEvent(new Event('change', {bubbles: true})); })(document.querySelector(${JSON.stringify(selector)}))`);
  }

  public focus(selector: string): Promise<void> {
    return this.see(`document.querySelector(${JSON.stringify(selector)}).focus()`);
  }

  public async keys(...keys: readonly EngineKey[]): Promise<void> {
    for (const key of keys) {
      await this.page.press(key);
    }
  }
}
