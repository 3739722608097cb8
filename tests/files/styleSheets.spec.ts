import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {htmlFiles} from '../../scripts/bench/pageBytes';
import {unusedComponents} from '../../site/lean';
import {build} from '../support/pages';

it('no page has a class whose rules are left out of the style sheets', () => {
  const classes = new Set(
    htmlFiles(build).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/ class="?([^">]*)/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    ),
  );
  expect(classes.size).toBeGreaterThan(300);
  expect([...classes].filter((name) => unusedComponents.some((pattern) => pattern.test(name)))).toEqual([]);
});
