import {describe, expect, it} from 'vitest';
import {readSiteAddress} from './siteAddress';

describe('readSiteAddress', () => {
  it.each([
    [undefined, '/'],
    ['/docs/', '/docs/'],
    ['/some/base/', '/some/base/'],
  ])('reads BASE_URL=%s', (BASE_URL, baseUrl) => {
    expect(readSiteAddress({...(BASE_URL === undefined ? {} : {BASE_URL})}, 'https://docs.example')).toEqual({
      url: 'https://docs.example',
      baseUrl,
    });
  });

  it.each(['docs', '/docs', 'docs/', '/do cs/', '/docs/?a/', '//', '/<a>/', '/a;b/', '/"/', '/ñ/'])(
    'refuses BASE_URL=%s',
    (BASE_URL) => {
      expect(() => readSiteAddress({BASE_URL}, 'https://docs.example')).toThrow(/Start and end it with a slash/);
    },
  );
});
