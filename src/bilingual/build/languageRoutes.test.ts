import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {blogTags} from '../../../config/blogTags';
import {languageRoutes} from './languageRoutes';

/** What the docs plugin says of pages: id, path, front matter. */
const version = (...docs: readonly (readonly [id: string, permalink: string, frontMatter?: object])[]): LoadedVersion =>
  ({
    docs: docs.map(([id, permalink, frontMatter = {}]) => ({
      id,
      permalink,
      frontMatter,
      source: `@site/docs/${id}.mdx`,
    })),
  }) as unknown as LoadedVersion;

const post = (slug: string, frontMatter: object = {}): BlogPost =>
  ({
    metadata: {permalink: `/base/blog/${slug}`, source: `@site/blog/${slug}.mdx`, frontMatter: {slug, ...frontMatter}},
  }) as BlogPost;

const versions = {
  en: version(['tokens', '/base/tokens'], ['aliases/keys', '/base/keys', {alias_of: '/tokens'}]),
  es: version(['tokens', '/base/docs-es/claves']),
};
const posts = [post('hello'), post('hola', {lang: 'es', counterpart: 'hello'})];

describe('languageRoutes', () => {
  const routes = languageRoutes({versions, posts, baseUrl: '/base/'});

  it('joins a post with the one that it names', () => {
    expect(routes.counterparts).toContainEqual({en: '/base/blog/hello', es: '/base/blog/hola'});
  });

  it('joins a second address with the page in the other language', () => {
    expect(routes.counterparts).toContainEqual({en: '/base/keys', es: '/base/docs-es/claves'});
  });

  it('joins landing and search pages, below the base path', () => {
    expect(routes.counterparts).toContainEqual({en: '/base/', es: '/base/docs-es'});
    expect(routes.counterparts).toContainEqual({en: '/base/search', es: '/base/docs-es/search'});
  });

  it('lists posts and tags of the other language, and second addresses that are in it', () => {
    const inSpanish = version(['aliases/es', '/base/recursos', {lang: 'es'}]);
    const {outside} = languageRoutes({versions: {...versions, en: inSpanish}, posts, baseUrl: '/base/'});
    const tags = blogTags.map(({es}) => `/base${es ?? ''}`);
    expect(outside).toEqual({es: ['/base/blog/hola', '/base/recursos', ...tags]});
  });

  it.each([
    ['names none', {lang: 'es'}, '"undefined" does not'],
    ['names one that does not exist', {lang: 'es', counterpart: 'gone'}, '"gone" does not'],
  ])('stops at a post that %s', (_name, frontMatter, message) => {
    const build = () => languageRoutes({versions, posts: [post('hola', frontMatter)], baseUrl: '/base/'});
    expect(build).toThrow('@site/blog/hola.mdx');
    expect(build).toThrow(message);
  });

  it('stops at a second address of no page', () => {
    const en = version(['aliases/keys', '/base/keys', {alias_of: '/gone'}]);
    const build = () => languageRoutes({versions: {...versions, en}, posts, baseUrl: '/base/'});
    expect(build).toThrow('@site/docs/aliases/keys.mdx: "alias_of: /gone" is no page');
  });
});
