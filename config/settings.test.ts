import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {describe, expect, it} from 'vitest';
import {readSettings, settingNames} from './settings';

const example = readFileSync(path.resolve(__dirname, '../.env.example'), 'utf8');

describe('readSettings', () => {
  it('is a placeholder on reserved hosts where nothing is set', () => {
    const urls = Object.values(readSettings({BRAND_NAME: '  '})).filter((value) => /^https:/.test(String(value)));
    expect(urls).not.toHaveLength(0);
    for (const url of urls) {
      expect(new URL(String(url)).hostname).toMatch(/\.example$/);
    }
  });

  it('takes what is set, from the environment first', () => {
    expect(readSettings({BRAND_SLUG: ''}, 'BRAND_SLUG=zephyr').BRAND_SLUG).toBe('zephyr');
    expect(readSettings({API_URL: 'https://a.example'}, 'API_URL=https://b.example\nBRAND_SLUG=zephyr')).toMatchObject({
      API_URL: 'https://a.example',
      BRAND_SLUG: 'zephyr',
    });
  });

  it.each([
    ['API_URL', 'api.zephyr.example', 'absolute URL'],
    ['SITE_URL', 'https://zephyr.example/', 'trailing slash'],
    ['SITE_URL', 'https://zephyr.example\nDisallow: /a', 'absolute URL'],
    ['SUPPORT_URL', 'https://zephyr.example/</script><script>alert(1)</script>', 'absolute URL'],
    ['BRAND_SLUG', 'Zephyr Inc', 'lower-case'],
    ['BRAND_NAME', 'Zephyr\nDisallow: /', 'one line'],
    ['SUPPORT_EMAIL', '"><b>@zephyr.example', 'email address'],
    ['SOCIAL_URLS', 'https://a.example foo', 'absolute URL'],
    ['ASSISTANT_LINKS', 'no', '"on"'],
    ['HSTS_SUBDOMAINS', 'yes', '"on"'],
    ...['docs', '/docs', 'docs/', '/do cs/', '//', '/<a>/', '/a;b/', '/ñ/', '/../', '/a/./'].map((base) => [
      'BASE_URL',
      base,
      'slash',
    ]),
  ])('refuses %s=%s and says what to write', (name = '', value, message = '') => {
    expect(() => readSettings({[name]: value})).toThrow(name);
    expect(() => readSettings({[name]: value})).toThrow(message);
  });

  it('names the setting that comes nearest to one that does not exist', () => {
    expect(() => readSettings({HOME: '/'}, 'BRAND_NAM="Zephyr"')).toThrow(
      'no setting "BRAND_NAM". Did you mean "BRAND_NAME"?',
    );
    expect(() => readSettings({SUPPORT_MAIL: 'a@b.example'})).toThrow('"SUPPORT_EMAIL"');
  });

  it('takes all settings of Algolia or none', () => {
    expect(() => readSettings({ALGOLIA_APP_ID: 'APP'})).toThrow('ALGOLIA_INDEX_NAME');
  });

  it('has every setting in .env.example, with its default', () => {
    const shown = parseEnv(example.replace(/^#(?=[A-Z])/gm, ''));
    expect(Object.keys(shown).sort()).toEqual([...settingNames].sort());
    expect(readSettings({...shown, SOCIAL_URLS: ''})).toEqual(readSettings({}));
    expect(parseEnv(example)).toEqual({});
  });
});
