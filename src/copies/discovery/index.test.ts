import {expect, it} from 'vitest';
import {readBrand} from '../../../config/brand';
import {home} from '../links';
import {securityText} from '.';

it.each([
  [{}, undefined],
  [{SECURITY_EXPIRES: '2030-12-31'}, 'mailto:support@acme.example'],
  [
    {SECURITY_EXPIRES: '2030-12-31', SECURITY_CONTACT: 'https://acme.example/security'},
    'https://acme.example/security',
  ],
])('security.txt of %j has the contact %s', (environment, contact) => {
  expect(securityText(readBrand(environment))).toBe(
    contact &&
      `Contact: ${contact}\nExpires: 2030-12-31T00:00:00Z\nPreferred-Languages: en, es\nCanonical: ${home}.well-known/security.txt\n`,
  );
});
