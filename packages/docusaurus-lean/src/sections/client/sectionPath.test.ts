import {expect, it} from 'vitest';
import {routePath} from './sectionPath';

it.each([
  ['/a/index.html?q#b', '/a'],
  ['/caf%C3%A9.html', '/café'],
  ['/100%', '/100%'],
])('the route of %s is %s', (pathname, path) => {
  expect(routePath(pathname)).toBe(path);
});
