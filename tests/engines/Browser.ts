/** What a driver of a browser has to do; the rest is the same for all (`Visitor`). */
export interface Browser {
  /** Opens an address and waits until it is loaded. */
  navigate: (url: string) => Promise<void>;
  /** Runs an expression in the page. What it gives is plain data. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Sources of input, as WebDriver's "Perform Actions" takes them. */
  perform: (actions: readonly object[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Keys as WebDriver names them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = {Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015'} as const;

/** How long is waited for what a behaviour expects. */
const patience = 20_000;

/** A reader in one browser. Selectors are those of CSS, and mean the first element that matches. */
export class Visitor {
  public constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits until React has taken it over. */
  public async open(path: string): Promise<void> {
    await this.browser.navigate(`${this.origin}${path}`);
    await this.until("document.documentElement.dataset.hasHydrated === 'true'");
  }

  public see(expression: string): Promise<unknown> {
    return this.browser.evaluate(expression);
  }

  public resize(width: number, height: number): Promise<void> {
    return this.browser.resize(width, height);
  }

  /**
   * Waits until an expression is true; a page that is being replaced is asked again.
   *
   * @throws with the expression, after a while
   */
  public async until(expression: string): Promise<void> {
    const began = performance.now();
    let last: unknown;
    do {
      last = await this.browser.evaluate(`Boolean(${expression})`).catch((error: unknown) => error);
      if (last === true) {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    } while (performance.now() - began < patience);
    throw new Error(`Waited in vain for ${expression}: ${String(last)}`);
  }

  public async click(selector: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await this.until(element);
    const [x, y] = (await this.see(`(() => {
      ${element}.scrollIntoView({block: 'center', behavior: 'instant'});
      const {left, top, width, height} = ${element}.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    })()`)) as [number, number];
    const actions = [
      {type: 'pointerMove', x, y},
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ];
    await this.browser.perform([{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}]);
  }

  /** Types into what has the focus. */
  public type(text: string): Promise<void> {
    return this.press(...Array.from(text));
  }

  public async press(...names: readonly string[]): Promise<void> {
    const actions = names
      .map((name) => (name in keys ? keys[name as keyof typeof keys] : name))
      .flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({type, value})));
    await this.browser.perform([{type: 'key', id: 'keyboard', actions}]);
  }
}
