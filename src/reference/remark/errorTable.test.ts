import {describe, expect, it} from 'vitest';
import type {LocaleCode} from '../../../config/locales';
import {validOperation} from '../contract/fixtures';
import {errorTable} from './errorTable';

async function printed(locale: LocaleCode, isUsual = false): Promise<string> {
  const operation = await validOperation('getBook');
  const errors = operation.errors.map((error) => ({...error, isUsual}));
  return JSON.stringify(errorTable({...operation, errors}, '', locale));
}

describe('errorTable', () => {
  it('says which language the messages of the API are in, where the page is in another', async () => {
    expect(await printed('es')).toContain('"className":["error-message"],"lang":"en"');
    expect(await printed('en')).not.toContain('"lang"');
  });

  it('names an error that most operations answer, and leads to the catalogue', async () => {
    const usual = await printed('en', true);
    expect(usual).toContain('platform/errors.mdx#notfound');
    expect(usual).not.toContain('The library has no book');
    expect(await printed('en')).toContain('The library has no book');
  });
});
