import {describe, expect, it} from 'vitest';
import {nginxRedirects, redirectLocation, staticHostRedirects} from './formats';
import {redirectPage} from './redirectPage';

const redirects = [
  {from: '/docs', to: '/intro'},
  {from: '/home', to: '/'},
  {from: '/old', to: '/intro#start'},
];

describe('redirects for hosts', () => {
  it('are lines for Netlify and Cloudflare Pages', () => {
    expect(staticHostRedirects(redirects, '/base/').split('\n')).toEqual([
      '/base/docs /base/intro 301!',
      '/base/docs /base/intro 301',
      '/base/home /base/ 301!',
      '/base/home /base/ 301',
      '/base/old /base/intro#start 301!',
      '/base/old /base/intro#start 301',
      '',
    ]);
  });

  it('are locations for nginx, with the query before the fragment', () => {
    expect(nginxRedirects(redirects.slice(2), '/base/')).toBe(
      '  location = /base/old {\n    return 301 "/base/intro$is_args$args#start";\n  }',
    );
  });

  it('are addresses for the local server', () => {
    expect(redirectLocation('/', {baseUrl: '/base/', query: ''})).toBe('/base/');
    expect(redirectLocation('/intro#start', {baseUrl: '/', query: '?a=1'})).toBe('/intro?a=1#start');
  });

  it('are pages that lead on without a script, in the language of the target', () => {
    const options = {url: 'https://docs.example', baseUrl: '/base/'};
    const page = redirectPage('/intro#start', {locale: 'en', ...options});
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/base/intro#start">');
    expect(page).toContain('<link rel="canonical" href="https://docs.example/base/intro">');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<a href="/base/intro#start">');
    expect(page).toContain('<html lang="en">');
    expect(page).not.toContain('<script');
    expect(redirectPage('/docs-es', {locale: 'es', ...options})).toMatch(
      /<html lang="es">[\s\S]*Esta página cambió de URL/,
    );
  });
});
