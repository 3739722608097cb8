import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {Readable} from 'node:stream';
import {Builder, By, Capabilities, error, Key, type WebDriver} from 'selenium-webdriver';
import {globSync} from 'tinyglobby';
import {freePort} from '../../scripts/serving/freePort';
import type {Engine, EngineKey, EnginePage} from './EnginePage';
import {findProgram} from './puppeteer';

const keys: Readonly<Record<EngineKey, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
};

/** The small browser that comes with WebKitGTK. */
const miniBrowser = (): string | undefined =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', {absolute: true}).find((file) => existsSync(file));

/** Starts a screen that nobody sees; it says its number on its fourth file. */
async function startScreen(): Promise<{process: ChildProcess; display: string}> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return {process: screen, display: `:${number.toString().trim()}`};
}

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(`${url}/status`).catch((failure: unknown) => failure);
    if (answer instanceof Response && answer.ok) {
      return;
    }
    if (attempt === 200) {
      throw new Error(`WebKitWebDriver does not answer at ${url}: ${String(answer)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/**
 * Sizes the window so that the page in it has the size that was asked for.
 *
 * The page follows the window some time later, so each step waits for it: a size that is read too early would be
 * taken for what the frame of the window leaves.
 */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const sizeOfPage = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const window = driver.manage().window();
  for (let inner = await sizeOfPage(); inner[0] !== width || inner[1] !== height; inner = await sizeOfPage()) {
    const outer = await window.getRect();
    await window.setRect({width: outer.width + width - inner[0], height: outer.height + height - inner[1]});
    await driver.wait(async () => {
      const size = await sizeOfPage();
      return size[0] !== inner[0] || size[1] !== inner[1];
    }, 20_000);
  }
}

/** Tells whether an element, once it is in view, is at the same place in two frames. */
const standsStill = `const [element, done] = arguments;
  element.scrollIntoView({block: 'nearest'});
  const place = () => JSON.stringify(element.getBoundingClientRect());
  requestAnimationFrame(() => {
    const before = place();
    requestAnimationFrame(() => done(place() === before));
  });`;

/** Clicks once the element can be clicked: plain WebDriver clicks where a thing that moves has been, or what lies above it. */
async function click(driver: WebDriver, selector: string): Promise<void> {
  await driver.wait(async () => {
    try {
      const element = await driver.findElement(By.css(selector));
      if (!(await driver.executeAsyncScript<boolean>(standsStill, element))) {
        return false;
      }
      await element.click();
      return true;
    } catch (failure) {
      if (
        failure instanceof error.ElementClickInterceptedError ||
        failure instanceof error.ElementNotInteractableError ||
        failure instanceof error.StaleElementReferenceError
      ) {
        return false;
      }
      throw failure;
    }
  }, 20_000);
}

async function start(): Promise<EnginePage> {
  const screen = await startScreen();
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: {...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1'},
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {binary: miniBrowser(), args: ['--automation']},
      }),
    )
    .build();
  return {
    goto: (address) => driver.get(address),
    evaluate: <Value>(expression: string) => driver.executeScript<Value>(`return (${expression})`),
    click: (selector) => click(driver, selector),
    type: async (text) => {
      await driver.actions().sendKeys(text).perform();
    },
    press: async (key) => {
      await driver.actions().sendKeys(keys[key]).perform();
    },
    resize: (width, height) => resize(driver, width, height),
    close: async () => {
      await driver.quit();
      await end(program);
      await end(screen.process);
    },
  };
}

export const webkit: Engine = {
  name: 'WebKit',
  missing: () =>
    findProgram('WebKitWebDriver') === undefined || findProgram('Xvfb') === undefined || miniBrowser() === undefined
      ? 'webkit2gtk-driver xvfb'
      : undefined,
  start,
};
