import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {describe, expect, it} from 'vitest';
import {readBrand} from './brand';
import {settingNames, unknownSettings} from './environment';

const example = readFileSync(path.resolve(__dirname, '../.env.example'), 'utf8');

/** What the example would set, were its lines not switched off. */
const examples = parseEnv(example.replace(/^#(?=[A-Z])/gm, ''));

describe('unknownSettings', () => {
  it('names the setting that comes nearest, with file and line', () => {
    expect(unknownSettings('# Ours\nBRAND_NAM="Zephyr"\n', {})).toEqual([
      '.env:2: there is no setting "BRAND_NAM". Did you mean "BRAND_NAME"? .env.example lists all of them.',
    ]);
  });

  it('leaves names in the environment alone that are not of this site', () => {
    expect(unknownSettings('', {HOME: '/', SUPPORT_MAIL: 'a@b.example'})).toEqual([
      expect.stringMatching(/^environment: .*"SUPPORT_MAIL".*"SUPPORT_EMAIL"/),
    ]);
  });

  it('accepts every setting there is', () => {
    expect(unknownSettings(settingNames.map((name) => `${name}=a`).join('\n'), {BRAND_NAME: 'Zephyr'})).toEqual([]);
  });
});

describe('.env.example', () => {
  it('has every setting, and sets none', () => {
    expect(Object.keys(examples).sort()).toEqual([...settingNames].sort());
    expect(parseEnv(example)).toEqual({});
  });

  it('shows the defaults', () => {
    expect(readBrand({...examples, SOCIAL_URLS: ''})).toEqual(readBrand({}));
  });
});
