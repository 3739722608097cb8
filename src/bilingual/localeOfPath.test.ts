import {expect, it} from 'vitest';
import {localeOfPath} from './localeOfPath';

const routes = {outside: {es: ['/blog/pruebas', '/base/blog/pruebas']}};

it.each([
  ['/intro', '/', 'en'],
  ['/docs-es', '/', 'es'],
  ['/docs-es/intro', '/', 'es'],
  ['/docs-essential', '/', 'en'],
  ['/blog/pruebas', '/', 'es'],
  ['/base/docs-es/intro', '/base/', 'es'],
  ['/base/blog/pruebas', '/base/', 'es'],
])('%s under %s is %s', (pathname, baseUrl, locale) => {
  expect(localeOfPath(pathname, baseUrl, routes)).toBe(locale);
});
