import {spawn} from 'node:child_process';
import {once} from 'node:events';
import puppeteer from 'puppeteer-core';
import {Builder, By, Capabilities, Key} from 'selenium-webdriver';
import {globSync} from 'tinyglobby';
import {freePort} from '../support/freePort';

/** What a test does in a browser, whichever protocol it speaks. */
export interface Tab {
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Debian's Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<Tab> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath: '/usr/bin/firefox-esr'});
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({width, height}),
    close: () => browser.close(),
  };
}

/** The small browser of WebKitGTK, by WebDriver, on a screen that nobody sees. */
export async function startWebkit(): Promise<Tab> {
  const port = await freePort();
  const driverProcess = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 2000x1400x24', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'],
    {env: {...process.env, LIBGL_ALWAYS_SOFTWARE: '1'}, stdio: 'ignore', detached: true},
  );
  const server = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100 && (await fetch(`${server}/status`).catch(() => undefined)) === undefined;) {
    attempt += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', {absolute: true});
  const capabilities = new Capabilities({'webkitgtk:browserOptions': {binary, args: ['--automation']}});
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(capabilities)
    .forBrowser('MiniBrowser')
    .build();
  const keys = {Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB};
  const type = async (text: string): Promise<void> => {
    await driver.actions().sendKeys(text).perform();
  };
  return {
    open: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return (${expression});`),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    press: (key) => type(keys[key]),
    type,
    resize: (width, height) =>
      driver
        .manage()
        .window()
        .setRect({width, height, x: 0, y: 0})
        .then(() => undefined),
    close: async () => {
      await driver.quit();
      const ended = once(driverProcess, 'exit');
      // The whole group: xvfb-run starts the screen and the driver.
      process.kill(-(driverProcess.pid ?? 0));
      await ended;
    },
  };
}
