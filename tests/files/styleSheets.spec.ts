import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {build} from '../support/pages';

/** What a writer can make by Markdown and by attributes of code blocks, on a page or not, by the class that styles it. */
const made = {
  ':::note': 'alert--secondary',
  ':::tip': 'alert--success',
  ':::info': 'alert--info',
  ':::warning': 'alert--warning',
  ':::danger': 'alert--danger',
  '<details>': 'details_\\w+',
  'a list of tasks': 'containsTaskList_\\w+',
  'a note at the foot': 'footnoteRefStickyNavbar_\\w+',
  'an image': 'img_\\w+',
  showLineNumbers: 'codeLineNumber_\\w+',
  'a highlighted line': 'theme-code-block-highlighted-line',
};

const css = globSync('assets/css/*.css', {cwd: build})
  .map((file) => readFileSync(path.join(build, file), 'utf8'))
  .join('\n');

it.each(Object.entries(made))('%s is styled in the built site as in npm start', (_what, className) => {
  expect(css).toMatch(new RegExp(`\\.${className}[^{}]*\\{[^}]`));
});
