import type {Paragraph, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify} from 'yaml';
import type {CopyLanguage} from './CopyJob';
import type {PageMetadata} from './pageMetadata';
import {partsOf} from './parts';

const printer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'})
  .freeze();

/** Nodes as Markdown. */
export const print = (children: readonly RootContent[]): string =>
  printer.stringify({type: 'root', children: [...children]});

/** A file of the built site. */
export interface CopiedFile {
  /** Path with the base path. */
  path: string;
  text: string;
}

export interface CopiedDocument {
  /** Path of the first part; the second has `.2.md` in the place of `.md`. */
  path: string;
  about: PageMetadata;
  content: readonly RootContent[];
  language: CopyLanguage;
  /** Address of the site, without the base path and without a slash at its end. */
  siteUrl: string;
}

/** Words and a link after them. */
export function linkLine(words: string, url: string, title: string): Paragraph {
  return {
    type: 'paragraph',
    children: [
      {type: 'text', value: `${words} `},
      {type: 'link', url, children: [{type: 'text', value: title}]},
    ],
  };
}

/**
 * A Markdown document for agents: front matter that says which page it belongs to, a line that leads to the index of all
 * pages, and the content. What is too long for one file goes on in another.
 */
export function printDocument({path, about, content, language, siteUrl}: CopiedDocument): CopiedFile[] {
  const {texts, indexUrl} = language;
  const index: RootContent = {type: 'blockquote', children: [linkLine(texts.index, indexUrl, 'llms.txt')]};
  const pathOf = (part: number): string => (part === 0 ? path : path.replace(/md$/, `${part + 1}.md`));
  const parts = partsOf(content, (section) => print(section).length);
  return parts.map((part, number) => {
    const next = number + 1 === parts.length ? [] : [linkLine(texts.next, siteUrl + pathOf(number + 1), texts.part)];
    return {
      path: pathOf(number),
      text: `---\n${stringify(about, {lineWidth: 0})}---\n\n${print([index, ...part, ...next])}`,
    };
  });
}
