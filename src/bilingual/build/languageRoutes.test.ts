import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
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
const withoutPage = version(['keys', '/base/keys', {alias_of: '/gone'}]);
const spanish = (counterpart?: string): BlogPost => post('hola', {lang: 'es', counterpart});
const posts = [post('hello'), spanish('hello')];

const build = (more: object = {}) => languageRoutes({versions, posts, baseUrl: '/base/', ...more});

it.each([
  [{posts: [post('old', {slug: undefined}), spanish()]}, '@site/blog/hola.mdx', '"undefined" does not'],
  [{posts: [spanish('hola')]}, '@site/blog/hola.mdx', '"hola" does not'],
  [{posts: [...posts, spanish('gone')]}, '@site/blog/hola.mdx', '"gone" does not'],
  [{versions: {...versions, en: withoutPage}}, '@site/docs/keys.mdx', 'the route of "alias_of: /gone"'],
])('stops at a post without a counterpart and at a second address of no page: %#', (sources, file, message) => {
  expect(() => build(sources)).toThrow(file);
  expect(() => build(sources)).toThrow(message);
});
