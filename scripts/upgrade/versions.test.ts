import {describe, expect, it} from 'vitest';
import {newestVersion, withDocusaurus} from './versions';

describe('newestVersion', () => {
  it('compares numbers, whatever the order, and leaves out what is not released', () => {
    expect(newestVersion(['3.10.0', '3.10.2', '3.9.10', '3.11.0-rc.1', '3.9.2'])).toBe('3.10.2');
  });

  it('says what to do where there is none', () => {
    expect(() => newestVersion(['4.0.0-alpha.1'])).toThrow('Name one: npm run test:upgrade -- 3.10.2');
  });
});

it('withDocusaurus changes the packages of Docusaurus and nothing else', () => {
  const manifest = {
    name: 'site',
    dependencies: {'@docusaurus/core': '3.9.1', react: '19.1.1'},
    devDependencies: {'@docusaurus/types': '3.9.1', 'not-@docusaurus/x': '1.0.0'},
  };
  expect(withDocusaurus(manifest, '3.10.2')).toEqual({
    name: 'site',
    dependencies: {'@docusaurus/core': '3.10.2', react: '19.1.1'},
    devDependencies: {'@docusaurus/types': '3.10.2', 'not-@docusaurus/x': '1.0.0'},
  });
});
