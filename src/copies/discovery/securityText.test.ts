import {expect, it} from 'vitest';
import {readBrand} from '../../../config/brand';
import {securityText} from './securityText';

const home = 'https://docs.example/base/';

it('says whom to tell, until when', () => {
  expect(securityText(readBrand({SECURITY_EXPIRES: '2030-12-31'}), home)).toBe(
    `Contact: mailto:support@acme.example
Expires: 2030-12-31T00:00:00Z
Preferred-Languages: en, es
Canonical: https://docs.example/base/.well-known/security.txt
`,
  );
  const brand = readBrand({SECURITY_EXPIRES: '2030-12-31', SECURITY_CONTACT: 'https://acme.example/security'});
  expect(securityText(brand, home)).toContain('Contact: https://acme.example/security\n');
});

it('is not there without a day', () => {
  expect(securityText(readBrand({}), home)).toBeUndefined();
});
