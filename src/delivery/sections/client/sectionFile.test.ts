import {describe, expect, it} from 'vitest';
import {routePath, sectionFile} from './sectionFile';

describe('routePath', () => {
  it.each([
    ['/identity/colombia', '/identity/colombia'],
    ['/identity/colombia.html', '/identity/colombia'],
    ['/blog/index.html', '/blog'],
    ['/identidad/espa%C3%B1a', '/identidad/españa'],
    ['/%ff', '/%ff'],
  ])('%s is the route %s', (pathname, path) => {
    expect(routePath(pathname)).toBe(path);
  });
});

describe('sectionFile', () => {
  it.each([
    ['/', '/', 'sections/index.json'],
    ['/intro', '/', 'sections/intro/index.json'],
    ['/docs-es', '/', 'sections/docs-es/index.json'],
    ['/identity', '/', 'sections/identity/index.json'],
    ['/docs-es/identidad', '/', 'sections/docs-es/identidad/index.json'],
    ['/resources/persons', '/', 'sections/resources/index.json'],
    ['/resources/persons/create', '/', 'sections/resources/persons/index.json'],
    ['/identity/colombia', '/', 'sections/identity/index.json'],
    ['/docs-es/identidad/colombia', '/', 'sections/docs-es/identidad/index.json'],
    ['/some/base/', '/some/base/', 'sections/index.json'],
    ['/some/base/identity/colombia', '/some/base/', 'sections/identity/index.json'],
  ])('%s below %s is described by %s', (path, baseUrl, file) => {
    expect(sectionFile(path, baseUrl)).toBe(file);
  });
});
