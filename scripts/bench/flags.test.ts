import {describe, expect, it} from 'vitest';
import {readFlags} from './flags';

describe('readFlags', () => {
  it('measures everything three times when nothing is said', () => {
    expect(readFlags([])).toEqual({
      parts: ['builds', 'pages', 'edit', 'save'],
      runs: 3,
      withCopies: true,
      withPlainPages: false,
      json: undefined,
    });
  });

  it('takes parts in any order', () => {
    const flags = readFlags(['--only', 'save, builds', '--runs', '1', '--without-copies', '--json', 'numbers.json']);
    expect(flags).toMatchObject({parts: ['builds', 'save'], runs: 1, withCopies: false, json: 'numbers.json'});
  });

  it('says how it is called', () => {
    expect(readFlags(['--help'])).toBeUndefined();
  });

  it.each([
    [['--only', 'build'], /no part "build"\. There are: builds, pages/],
    [['--runs', '0'], /--runs is "0"/],
    [['--runs', 'three'], /--runs is "three"/],
    [['--fast'], /--fast/],
  ])('refuses %j', (args, message) => {
    expect(() => readFlags(args)).toThrow(message);
  });
});
