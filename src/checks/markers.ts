import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {unwrittenTexts} from './rules/unwrittenTexts';
import type {Check} from './Check';

/** Nothing is left to be written: `npm run new` marks what a person has to add. */
export const markers: Check = {
  name: 'markers',
  run: async ({root}) => {
    const files = globSync(['docs/**/*.mdx', 'docs-es/**/*.mdx', 'blog/*.mdx', 'openapi/**/*.yaml'], {
      cwd: root,
    }).sort();
    const sources = await Promise.all(
      files.map(async (file) => ({file, text: await readFile(path.join(root, file), 'utf8')})),
    );
    return unwrittenTexts(sources);
  },
};
