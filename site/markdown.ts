import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {parseFrontMatter} from '../src/content/frontMatter';

/** Of links and anchors. A writer's build goes on; that of `npm test` stops, and names page and link. */
export const onBroken = process.env.BROKEN_LINKS === 'throw' ? 'throw' : 'warn';

export const markdown = {
  format: 'detect',
  hooks: {onBrokenMarkdownLinks: onBroken, onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: ({filePath, fileContent}) => {
    const {frontMatter, body} = parseFrontMatter(fileContent, path.relative('', filePath));
    return Promise.resolve({frontMatter, content: body});
  },
} satisfies Partial<MarkdownConfig>;
