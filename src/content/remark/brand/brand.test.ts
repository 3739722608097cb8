import path from 'node:path';
import {expect, it} from 'vitest';
import {brandOf} from '../../../../config/brand';
import {readSettings} from '../../../../config/settings';
import {renderFixture, renderMdx} from '../fixtures/renderFixture';
import {fillBrandDeep} from './fillBrand';
import remarkBrand from '.';

const settings = readSettings({BRAND_NAME: 'Zephyr', BRAND_SLUG: 'zephyr', API_URL: 'https://api.zephyr.example'});
const brand = brandOf(settings);
const plugin: [typeof remarkBrand, {brand: typeof brand}] = [remarkBrand, {brand}];

it('fills prose, code and links in', async () => {
  await expect(await renderFixture(__dirname, 'everywhere', plugin)).toMatchFileSnapshot(
    path.join(__dirname, 'fixtures', 'everywhere', 'output.md'),
  );
});

it('stops at a key that the brand does not have', async () => {
  await expect(renderMdx('Text.\n\nSee {brand.nmae}.\n', plugin)).rejects.toThrow(
    /"\{brand\.nmae\}" is not in config\/brand\.ts\. Use one of: name, slug,/,
  );
});

it('fills a front matter in at any depth, and leaves other values', () => {
  const date = new Date(0);
  const filled = fillBrandDeep({slug: '/{product}-llc', tags: ['{brand.name}'], date}, brand);
  expect(filled).toEqual({slug: '/zephyr-llc', tags: ['Zephyr'], date});
});
