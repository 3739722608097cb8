import type {RootContent} from 'mdast';
import {expect, it} from 'vitest';
import {defaultLocale} from '../../../config/locales';
import {copyTexts} from '../copyTexts';
import {articleOf} from './article';
import {toMarkdownTree} from './pageToMarkdown';
import {parseMain} from './readPage';

/** A block of code as the site shows it, below what stands over it. */
const codeBlock = (header: string): string =>
  `<div class="language-bash theme-code-block"><div class="code-header"><span class="code-language"
    data-no-copy="">${header}</span></div><pre class="language-bash"><code>ls<br></code></pre></div>`;

/** The article of a page as a Markdown tree. */
function copied(main: string): RootContent[] {
  const {children} = articleOf(parseMain(`<main>${main}`));
  return toMarkdownTree(children, {
    pageUrl: 'https://library.example/a',
    hasCopy: () => false,
    language: {texts: copyTexts(defaultLocale), indexUrl: 'https://library.example/llms.txt'},
    samplesOf: () => ({name: '', kind: 'request', shown: [], others: []}),
  }).children;
}

it('keeps the name over a block of code, which the text of the page speaks of, and not its language', () => {
  expect(copied(`${codeBlock('step2.sh')}${codeBlock('bash')}`)).toMatchObject([
    {type: 'code', lang: 'bash', meta: 'title="step2.sh"', value: 'ls'},
    {type: 'code', lang: 'bash', meta: null, value: 'ls'},
  ]);
});

it('gives the steps of a diagram their own numbers, and none to what happens between them', () => {
  expect(copied('<ol><li>First</li><li>Second</li></ol>')).toMatchObject([{type: 'list', ordered: true}]);
  expect(copied('<ol><li value=1>Ask<li>Wait<li value=2>Read<li value=3>Decide</ol>')).toMatchObject([
    {type: 'list', ordered: true, start: 1, children: [{}]},
    {type: 'list', ordered: false, children: [{}]},
    {type: 'list', ordered: true, start: 2, children: [{}, {}]},
  ]);
});

it('puts a colon between the message of the API and what it means', () => {
  expect(
    copied('<p><span class="error-message">no such book</span><br>The library does not have it.</p>'),
  ).toMatchObject([{children: [{type: 'emphasis'}, {type: 'text', value: ':'}, {type: 'break'}, {type: 'text'}]}]);
});
