import {describe, expect, it} from 'vitest';
import {readBrand} from './brand';

describe('readBrand', () => {
  it('is a placeholder on reserved hosts when nothing is set', () => {
    const urls = Object.values(readBrand({})).filter(
      (value) => typeof value === 'string' && value.startsWith('https:'),
    );
    expect(urls).not.toHaveLength(0);
    for (const url of urls) {
      expect(new URL(String(url)).hostname).toMatch(/\.example$/);
    }
  });

  it('takes what the environment sets', () => {
    const brand = readBrand({BRAND_NAME: 'Zephyr', BRAND_SLUG: 'zephyr', API_URL: 'https://api.zephyr.example'});
    expect(brand).toMatchObject({name: 'Zephyr', slug: 'zephyr', apiUrl: 'https://api.zephyr.example'});
  });

  it('counts an empty variable as not set', () => {
    expect(readBrand({BRAND_NAME: '  '}).name).toBe(readBrand({}).name);
  });

  it.each([
    ['API_URL', 'api.zephyr.example', /API_URL is "api\.zephyr\.example".*absolute URL/],
    ['SITE_URL', 'https://zephyr.example/', /SITE_URL .*without a trailing slash/],
    ['BRAND_SLUG', 'Zephyr Inc', /BRAND_SLUG is "Zephyr Inc".*lower-case/],
    ['STATUS_URL', 'ftp:status', /STATUS_URL is "ftp:status".*absolute URL/],
    ['SUPPORT_EMAIL', 'not an email', /SUPPORT_EMAIL is "not an email".*"support@acme\.example"/],
    ['SUPPORT_URL', 'https://zephyr.example/</script><script>alert(1)</script>', /SUPPORT_URL is .*absolute URL/],
    ['SITE_URL', 'https://zephyr.example\nDisallow: /a', /SITE_URL is [^]*absolute URL/],
    ['SUPPORT_EMAIL', '"><b>@zephyr.example', /SUPPORT_EMAIL is .*"support@acme\.example"/],
    ['BRAND_NAME', 'Zephyr\nDisallow: /', /BRAND_NAME is [^]*in one line/],
    ['SECURITY_CONTACT', 'nobody', /SECURITY_CONTACT is "nobody".*absolute URL/],
    ['SECURITY_EXPIRES', 'soon', /SECURITY_EXPIRES is "soon".*"2030-12-31"/],
    ['SOCIAL_URLS', 'https://a.example foo', /SOCIAL_URLS has "foo".*separated by blanks/],
  ])('refuses %s=%s and says what to write', (variable, value, message) => {
    expect(() => readBrand({[variable]: value})).toThrow(message);
  });
});
