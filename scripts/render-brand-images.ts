/**
 * Renders the PNG images of the brand and `favicon.ico` from their SVG sources: `npm run images`. They hold no name, so that a
 * deployment with another brand may keep them; to change them, edit the SVGs and run this again. A new or renamed group of the
 * sidebar needs it, too: pages of a group without a card show that of the site.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {htmlText} from '../src/content/htmlText';
import {icoFile} from './brand-images/icoFile';
import {socialCards} from './brand-images/socialCards';
import {requireChromium} from './serving/findChromium';

const root = path.resolve(__dirname, '..');

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Target in static/img, SVG, width and height. */
function images(): [target: string, svg: string, width: number, height: number][] {
  const icon = read('static/img/favicon.svg');
  const card = read('scripts/brand-images/social-card.svg');
  return [
    ...socialCards().map(({file, ...texts}): [string, string, number, number] => [
      file,
      card.replaceAll(/\{\{(kind|title|drawing)\}\}/g, (_, name: keyof typeof texts) => htmlText(texts[name])),
      1200,
      630,
    ]),
    ['logo-512.png', icon, 512, 512],
    ['apple-touch-icon.png', icon, 180, 180],
    ['favicon-32.png', icon, 32, 32],
  ];
}

const font = readFileSync(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'), 'base64');

async function main(): Promise<void> {
  const browser = await chromium.launch({...requireChromium(), args: ['--no-sandbox']});
  for (const [target, svg, width, height] of images()) {
    const page = await browser.newPage({viewport: {width, height}});
    await page.setContent(
      `<style>@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
      *{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
    );
    await page.evaluate(() => document.fonts.ready);
    const file = path.join(root, 'static/img', target);
    mkdirSync(path.dirname(file), {recursive: true});
    await page.screenshot({path: file, omitBackground: true});
    await page.close();
  }
  await browser.close();
  const small = readFileSync(path.join(root, 'static/img/favicon-32.png'));
  writeFileSync(path.join(root, 'static/favicon.ico'), icoFile(small, 32));
}

void main();
