import {expect, it} from 'vitest';
import {html, sitePaths} from '../support/pages';
import {structureFaults} from '../support/structureFaults';

it('every page has a sound structure for assistive technology', () => {
  const faults = sitePaths().flatMap((path) => structureFaults(html(path)).map((fault) => `${path}: ${fault}`));
  expect(faults).toEqual([]);
});
