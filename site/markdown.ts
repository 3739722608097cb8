import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {parseFrontMatter} from '../src/content/frontMatter';

export const markdown = {
  format: 'detect',
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: ({filePath, fileContent}) => {
    const {frontMatter, body} = parseFrontMatter(fileContent, path.relative('', filePath));
    return Promise.resolve({frontMatter, content: body});
  },
} satisfies Partial<MarkdownConfig>;
