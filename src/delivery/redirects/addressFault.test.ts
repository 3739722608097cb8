import {describe, expect, it} from 'vitest';
import {addressFault} from './addressFault';

describe('addressFault', () => {
  it.each(['/', '/docs', '/docs-es/q1-2025', '/openapi.json', '/a_b/~c'])('takes %s', (route) => {
    expect(addressFault(route)).toBeUndefined();
  });

  it.each([
    ['docs', /slash/],
    ['https://docs.example/a', /leave out host/],
    ['/docs?a=1', /what follows the path/],
    ['/docs#start', /what follows the path/],
    ['/docs.html', /"\.html"/],
    ['/docs/', /slash at its end/],
    ['//docs', /single slashes/],
    ['/docs/*', /letters/],
    ['/módulo', /letters without accents/],
    ['/a b', /letters/],
    ['/$uri', /letters/],
  ])('refuses %s', (route, mend) => {
    expect(addressFault(route)).toMatch(mend);
  });
});
