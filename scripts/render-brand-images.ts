/**
 * Renders the PNG images of the brand and `favicon.ico` from their SVG sources: `npm run images`. They hold no name, so that a
 * deployment with another brand may keep them; to change them, edit the SVGs and run this again.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {icoFile} from './brand-images/icoFile';
import {requireChromium} from './serving/findChromium';

const root = path.resolve(__dirname, '..');

/** Target in static/img, source, width and height. */
const images = [
  ['social-card.png', 'scripts/brand-images/social-card.svg', 1200, 630],
  ['logo-512.png', 'static/img/favicon.svg', 512, 512],
  ['apple-touch-icon.png', 'static/img/favicon.svg', 180, 180],
  ['favicon-32.png', 'static/img/favicon.svg', 32, 32],
] as const;

const font = readFileSync(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'), 'base64');

async function main(): Promise<void> {
  const browser = await chromium.launch({...requireChromium(), args: ['--no-sandbox']});
  for (const [target, source, width, height] of images) {
    const page = await browser.newPage({viewport: {width, height}});
    await page.setContent(
      `<style>@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
      *{margin:0}svg{display:block;width:100vw;height:100vh}</style>${readFileSync(path.join(root, source), 'utf8')}`,
    );
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({path: path.join(root, 'static/img', target), omitBackground: true});
    await page.close();
  }
  await browser.close();
  const small = readFileSync(path.join(root, 'static/img/favicon-32.png'));
  writeFileSync(path.join(root, 'static/favicon.ico'), icoFile(small, 32));
}

void main();
