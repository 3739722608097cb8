import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {launch, type LaunchOptions} from 'puppeteer-core';
import {findChromium} from '../../scripts/serving/findChromium';
import type {Engine, EnginePage} from './EnginePage';

/**
 * Finds a program on the path.
 *
 * @returns undefined where there is none
 */
export function findProgram(name: string): string | undefined {
  const files = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** A browser that Puppeteer drives: Chromium by its own protocol, Firefox by WebDriver BiDi. */
async function start(options: LaunchOptions): Promise<EnginePage> {
  const browser = await launch({headless: true, ...options});
  const page = await browser.newPage();
  return {
    goto: async (url) => {
      await page.goto(url, {waitUntil: 'load'});
    },
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({width, height}),
    close: () => browser.close(),
  };
}

export const chromium: Engine = {
  name: 'Chromium',
  missing: () => undefined,
  start: () => start({executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking']}),
};

export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (findProgram('firefox-esr') === undefined ? 'firefox-esr' : undefined),
  start: () => start({browser: 'firefox', executablePath: findProgram('firefox-esr') ?? ''}),
};
