import {expect, it} from 'vitest';
import {routePath, sectionFile} from './sectionPath';

const versions = ['/base/docs', '/base/docs/next'].map((path) => ({path}));
const globalData = {'docusaurus-plugin-content-docs': {default: {versions}}};

it.each([
  ['/base/', 'sections/index.json'],
  ['/base/blog/first', 'sections/blog/index.json'],
  ['/base/docs/area', 'sections/docs/area/index.json'],
  ['/base/docs/area/page', 'sections/docs/area/index.json'],
  ['/base/docs/next/area', 'sections/docs/next/area/index.json'],
])('the page %s is in %s', (path, file) => {
  expect(sectionFile(path, '/base/', globalData)).toBe(file);
});

it.each([
  ['/a/index.html?q#b', '/a'],
  ['/caf%C3%A9.html', '/café'],
  ['/100%', '/100%'],
])('the route of %s is %s', (pathname, path) => {
  expect(routePath(pathname)).toBe(path);
});
