/**
 * Renders the PNG images of the brand from their SVG sources: `npm run images`. They hold no name, so that a deployment
 * with another brand may keep them; to change them, edit the SVGs and run this again.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {findChromium} from './serving/findChromium';

interface Image {
  source: string;
  target: string;
  width: number;
  height: number;
}

const images: readonly Image[] = [
  {source: 'scripts/brand-images/social-card.svg', target: 'static/img/social-card.png', width: 1200, height: 630},
  {source: 'static/img/favicon.svg', target: 'static/img/logo-512.png', width: 512, height: 512},
  {source: 'static/img/favicon.svg', target: 'static/img/apple-touch-icon.png', width: 180, height: 180},
  {source: 'static/img/favicon.svg', target: 'static/img/favicon-32.png', width: 32, height: 32},
];

async function render(browser: Browser, {source, target, width, height}: Image): Promise<void> {
  const font = await readFile(
    require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    'base64',
  );
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(
    `<style>@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
    *{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${await readFile(source, 'utf8')}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await writeFile(target, await page.screenshot({omitBackground: true}));
  await page.close();
  console.log(`${target} ${width}x${height}`);
}

async function main(): Promise<void> {
  process.chdir(path.resolve(__dirname, '..'));
  const browser = await chromium.launch({executablePath: findChromium()});
  try {
    for (const image of images) {
      await render(browser, image);
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
