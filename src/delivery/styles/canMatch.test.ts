import {describe, expect, it} from 'vitest';
import {canMatch} from './canMatch';

const isPossible = (name: string): boolean => ['menu', 'link', 'a:b'].includes(name);

describe('canMatch', () => {
  it.each([
    'a',
    '.menu>.link:hover',
    '.a\\:b',
    '.menu:not(.pills)',
    '.menu:is(:hover,.pills)',
    ':where(.menu .link)',
    '.menu:not(:is(.pills)):hover',
    '.menu:has(.pills)',
    '.menu:is(:not(.pills),.tabs)',
    '.menu:nth-child(2n + 1)',
  ])('%s can', (selector) => {
    expect(canMatch(selector, isPossible)).toBe(true);
  });

  it.each([
    '.pills',
    '.menu .pills',
    '.menu.pills:not(.link)',
    ':where(.pills)',
    '.menu:is(.pills,.tabs) .link',
    ':is(:where(.pills))',
  ])('%s cannot', (selector) => {
    expect(canMatch(selector, isPossible)).toBe(false);
  });
});
