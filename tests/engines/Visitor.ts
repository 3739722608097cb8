import {patiently, type Engine} from './engines';

/** Keys as WebDriver names them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<string, string>> = {Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C'};

/** A reader in one browser. Selectors are those of CSS, and mean the first element that matches. */
export class Visitor {
  public constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits until React has taken it over. */
  public async open(path: string): Promise<void> {
    await this.engine.send('Navigate', {url: `${this.origin}${path}`});
    await this.until("document.documentElement.dataset.hasHydrated === 'true'");
  }

  /** Forgets what the pages have stored. */
  public async forget(): Promise<void> {
    await this.engine.send('Navigate', {url: `${this.origin}/robots.txt`});
    await this.see('(localStorage.clear(), sessionStorage.clear())');
  }

  /** Runs an expression in the page. What it gives is plain data. */
  public see(expression: string): Promise<unknown> {
    return this.engine.send('ExecuteScript', {script: `return (${expression})`, args: []});
  }

  /**
   * Waits until an expression is true; a page that is being replaced is asked again.
   *
   * @throws with the expression, after a while
   */
  public until(expression: string): Promise<void> {
    return patiently(async () => {
      if ((await this.see(`Boolean(${expression})`)) !== true) {
        throw new Error(`Waited in vain for ${expression}`);
      }
    });
  }

  /** Gives the page a size. The window has a frame, and the page follows the window some time later. */
  public resize(width: number, height: number): Promise<void> {
    return patiently(async () => {
      const sizes = await this.see('[innerWidth, innerHeight, outerWidth, outerHeight]');
      const [innerWidth, innerHeight, outerWidth, outerHeight] = sizes as [number, number, number, number];
      const size = {width: outerWidth + width - innerWidth, height: outerHeight + height - innerHeight};
      await this.engine.send('SetWindowRect', size);
      if (innerWidth !== width || innerHeight !== height) {
        throw new Error(`The page is ${innerWidth} px wide and ${innerHeight} px high, not ${width} and ${height}.`);
      }
    });
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
    await this.engine.send('PerformActions', {
      actions: [{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}],
    });
  }

  /** Presses keys by their names, or types letters. */
  public async press(...names: readonly string[]): Promise<void> {
    const actions = names
      .map((name) => keys[name] ?? name)
      .flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({type, value})));
    await this.engine.send('PerformActions', {actions: [{type: 'key', id: 'keyboard', actions}]});
  }
}
