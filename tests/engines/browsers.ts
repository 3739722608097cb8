import {spawn} from 'node:child_process';
import puppeteer from 'puppeteer-core';
import {Builder, By, Capabilities} from 'selenium-webdriver';
import {globSync} from 'tinyglobby';
import {vi} from 'vitest';
import {freePort} from '../support/freePort';

/** What a test does in a browser, whichever protocol it speaks. */
export interface Tab {
  open: (url: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  /** Types text, in which keys have the characters that WebDriver gives them. */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Debian's Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<Tab> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath: '/usr/bin/firefox-esr'});
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({width, height}),
    close: () => browser.close(),
  };
}

/** The small browser of WebKitGTK, by WebDriver, on a screen that nobody sees. */
export async function startWebkit(): Promise<Tab> {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const command = `LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 2000x1400x24" WebKitWebDriver --port=${port} --host=127.0.0.1`;
  const driverProcess = spawn(command, {shell: true, stdio: 'ignore', detached: true});
  await vi.waitFor(() => fetch(`${server}/status`), 20_000);
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', {absolute: true});
  const options = {binary, args: ['--automation']};
  const capabilities = new Capabilities({browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options});
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  return {
    open: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return (${expression});`),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: (width, height) => driver.manage().window().setRect({width, height, x: 0, y: 0}),
    close: async () => {
      await driver.quit();
      // The whole group: xvfb-run starts the screen and the driver.
      process.kill(-(driverProcess.pid ?? 0));
    },
  };
}
