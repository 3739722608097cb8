import {describe, expect, it} from 'vitest';
import {missingRoutes} from './missingRoutes';

const promised = {
  docs: [{id: 'legal/hub', en: '/{product}-hub', es: '/docs-es/hub'}],
  aliases: [{route: '/old', canonical: '/{product}-hub'}],
  blog: ['/blog/tags/hello'],
  other: ['/', '/404.html'],
};

describe('missingRoutes', () => {
  it.each(['/', '/some/base/'])('finds every route under %s', (baseUrl) => {
    const routesPaths = ['', 'zephyr-hub', 'docs-es/hub', 'old', 'blog/tags/hello', '404.html'].map(
      (path) => `${baseUrl}${path}`,
    );
    expect(missingRoutes(promised, {routesPaths, baseUrl, product: 'zephyr'})).toEqual([]);
  });

  it('names what is missing and how it gets there', () => {
    expect(
      missingRoutes(promised, {routesPaths: ['/', '/404.html', '/docs-es/hub'], baseUrl: '/', product: 'zephyr'}),
    ).toEqual([
      'The route /zephyr-hub of config/routes.json is missing: write docs/legal/hub.mdx, or give it this slug.',
      'The route /old of config/routes.json is missing: add an alias page with "alias_of: /{product}-hub".',
      'The route /blog/tags/hello of config/routes.json is missing: add the page, the post or the tag that has it.',
    ]);
  });
});
