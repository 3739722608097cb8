import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {expect, it} from 'vitest';
import {blogTags} from '../../config/blogTags';
import {home} from './links';
import {listPages} from './listPages';

const post = (id: string, lang: string, authors: string[]): object => ({
  id,
  metadata: {
    title: id,
    description: `About ${id}`,
    permalink: `/blog/${id}`,
    date: new Date('2025-11-03'),
    frontMatter: {lang},
    authors: authors.map((key) => ({key})),
  },
});

const permalink = blogTags[0]?.es ?? '';

const pages = listPages({
  blogPosts: [post('hola', 'es', ['one']), post('hello', 'en', ['two']), post('bye', 'en', ['two'])],
  blogTags: {[permalink]: {label: 'Rostros', permalink, items: ['hola', 'hello']}},
  blogTagsListPath: '/blog/tags',
  authorsMap: {two: {key: 'two', name: 'Team [two]', page: {permalink: '/blog/authors/two'}}},
} as unknown as BlogContent);

const textAt = (path: string): string | undefined =>
  pages.find((page) => page.permalink === path)?.sections.at(-1)?.text;

it('lists the posts of a tag in the language of the tag, those in that language first', () => {
  expect(pages.find((page) => page.permalink === permalink)).toMatchObject({locale: 'es', title: 'Rostros'});
  expect(textAt(permalink)).toBe(
    `- [hola](${home}blog/hola.md): About hola (3 nov 2025)\n- [hello](${home}blog/hello.md): About hello (3 nov 2025)`,
  );
});

it('lists all posts, and those of each author', () => {
  expect(textAt('/blog')?.match(/(?<=^- \[)\w+/gm)).toEqual(['hello', 'bye', 'hola']);
  expect(textAt('/blog/authors/two')?.split('\n')).toHaveLength(2);
});
