import {describe, expect, it} from 'vitest';
import {routePath} from '../../navigation/routePath';
import {sectionFile} from './sectionFile';

describe('routePath', () => {
  it.each([
    ['/identity/colombia', '/identity/colombia'],
    ['/identity/colombia.html', '/identity/colombia'],
    ['/blog/index.html', '/blog'],
    ['/identidad/espa%C3%B1a', '/identidad/españa'],
    ['/identity/colombia#errors', '/identity/colombia'],
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
    ['/docs-es/2.0', '/', 'sections/docs-es/2.0/index.json'],
    ['/docs-es/2.0/identidad', '/', 'sections/docs-es/2.0/identidad/index.json'],
    ['/docs-es/2.0/identidad/chile', '/', 'sections/docs-es/2.0/identidad/index.json'],
    ['/some/base/', '/some/base/', 'sections/index.json'],
    ['/some/base/identity/colombia', '/some/base/', 'sections/identity/index.json'],
  ])('%s below %s is described by %s', (path, baseUrl, file) => {
    const roots = ['/', '/docs-es', '/docs-es/2.0', '/some/base'];
    expect(sectionFile(path, baseUrl, roots)).toBe(file);
  });
});
