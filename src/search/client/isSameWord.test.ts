import {describe, expect, it} from 'vitest';
import {isSameWord} from './isSameWord';

describe('isSameWord', () => {
  it.each([
    ['fine', 'fines'],
    ['fines', 'fine'],
    ['integration', 'integrating'],
    ['ce', 'ce'],
    ['validacion', 'validar'],
  ])('takes %s and %s for one word', (searched, found) => {
    expect(isSameWord(searched, found)).toBe(true);
  });

  it.each([
    ['zzzqqq', 'z'],
    ['retry', 'retrieve'],
    ['ce', 'cedula'],
    ['placa', 'plazo'],
  ])('takes %s and %s for two', (searched, found) => {
    expect(isSameWord(searched, found)).toBe(false);
  });
});
