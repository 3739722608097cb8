import {describe, expect, it} from 'vitest';
import type {LocaleCode} from '../../../config/locales';
import {validContract} from '../contract/fixtures';
import {errorTable} from './errorTable';
import {referenceLabels} from './labels';

async function printed(locale: LocaleCode): Promise<string> {
  const contract = await validContract();
  const operation = [...contract.in[locale].operations.values()].find(({errors}) => errors.length > 0);
  if (operation === undefined) {
    throw new Error('The contract of the tests has no operation with an error.');
  }
  return JSON.stringify(errorTable(operation, {locale, prefix: '', labels: referenceLabels(locale)}));
}

describe('errorTable', () => {
  it('says which language the messages of the API are in, where the page is in another', async () => {
    expect(await printed('es')).toContain('"className":["error-message"],"lang":"en"');
    expect(await printed('en')).not.toContain('"lang"');
  });
});
