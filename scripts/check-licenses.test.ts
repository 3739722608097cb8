import {expect, it} from 'vitest';
import {isAllowed, lockfileFaults} from './check-licenses';

it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC'])('allows %s', (license) => {
  expect(isAllowed(license)).toBe(true);
});

it.each(['GPL-3.0', 'MIT AND GPL-3.0', '(MIT OR ISC) AND GPL-3.0', 'UNLICENSED', ''])(
  'does not allow "%s"',
  (license) => {
    expect(isAllowed(license)).toBe(false);
  },
);

it('asks every package for a hash, and those of the site for a licence', () => {
  const faults = lockfileFaults({
    '': {},
    'node_modules/good': {integrity: 'sha512-x', license: 'MIT'},
    'node_modules/no-hash': {license: 'MIT'},
    'node_modules/hosted': {integrity: 'sha512-x', license: 'MIT', resolved: 'https://packages.example/x.tgz'},
    'node_modules/copyleft': {integrity: 'sha512-x', license: 'GPL-3.0'},
    'node_modules/tool': {integrity: 'sha512-x', license: 'GPL-3.0', dev: true},
    'node_modules/unnamed': {integrity: 'sha512-x'},
  });
  expect(faults).toEqual([
    expect.stringMatching(/no-hash has no integrity/),
    expect.stringMatching(/hosted names a registry/),
    expect.stringMatching(/copyleft has the licence "GPL-3.0"/),
    expect.stringMatching(/unnamed has the licence "none"/),
  ]);
});
