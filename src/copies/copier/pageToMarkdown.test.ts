import {expect, it} from 'vitest';
import {defaultLocale} from '../../../config/locales';
import {copyTexts} from '../copyTexts';
import {articleOf} from './article';
import {toMarkdownTree} from './pageToMarkdown';
import {parseMain} from './readPage';

/** A block of code as the site shows it, below what stands over it. */
const codeBlock = (header: string): string =>
  `<div class="language-bash theme-code-block"><div class="code-header"><span class="code-language"
    data-pagefind-ignore="">${header}</span></div><pre class="language-bash"><code>ls<br></code></pre></div>`;

it('keeps the name over a block of code, which the text of the page speaks of, and not its language', () => {
  const {children} = articleOf(parseMain(`<main>${codeBlock('step2.sh')}${codeBlock('bash')}`));
  const tree = toMarkdownTree(children, {
    pageUrl: 'https://library.example/a',
    hasCopy: () => false,
    language: {texts: copyTexts(defaultLocale), indexUrl: 'https://library.example/llms.txt'},
    samplesOf: () => ({name: '', kind: 'request', shown: [], others: []}),
  });
  expect(tree.children).toMatchObject([
    {type: 'code', lang: 'bash', meta: 'title="step2.sh"', value: 'ls'},
    {type: 'code', lang: 'bash', meta: null, value: 'ls'},
  ]);
});
