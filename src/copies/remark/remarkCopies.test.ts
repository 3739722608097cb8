import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {inline, lineBreak, paragraph, styled} from '../../content/remark/nodes';
import {home} from '../links';
import type {PrintedPage} from '../store';
import {printPage} from '.';

function printed(source: string): PrintedPage {
  const file = new VFile({path: 'docs/page.mdx', value: source});
  return printPage(remark().use(remarkMdx).use(remarkGfm).parse(file), {locale: 'en', file});
}

/** Samples in two languages. */
const samples = (attributes: string): string =>
  `<CodeSamples ${attributes}><CodeSample language="curl" lines="1">\n\n\`\`\`bash\ncurl\n\`\`\`\n\n</CodeSample><CodeSample language="python" lines="1">\n\n\`\`\`py title="a.py" {1}\nget()\n\`\`\`\n\n</CodeSample></CodeSamples>`;

const steps = `[{from: 'A', to: 'B', text: 'Ask'}, {from: 'B', to: 'B', text: 'Wait'}]`;
const curl = '```bash\ncurl\n```';

it.each([
  [
    'the text of a paragraph in one line, without what only serves the eye',
    'One\nline\nand [one](/intro). <Icon name="card" />\n\n<Icon name="card" /> \n\n{/* note */}\n\n<Sections />',
    `One line and [one](${home}intro.md).`,
  ],
  [
    'the address of an endpoint',
    '<Endpoint method="GET" server="https://a.example" path="/v2/b" operation="c" />',
    '**GET** `https://a.example/v2/b` · operationId `c`',
  ],
  ['the name of a field', '<FieldName id="b">a.b</FieldName>', '`a.b`'],
  ['the steps of a diagram', `<Flow title="Way" steps={${steps}} />`, 'Way\n\n1. A → B: Ask\n2. B: Wait'],
  ['not what is marked so', '<div data-no-copy="">\n\nTwice\n\n</div>\n\nOnce', 'Once'],
  ['the image of a file in static/', '<img alt="A" src={require("!../static/a.png").default} />', `![A](${home}a.png)`],
  ['a step in cURL alone', samples('operation="lend/ask" kind="step"'), curl],
  [
    'nothing of a whole program, whose files are linked',
    `Text\n\n${samples('operation="lend" kind="program"')}`,
    'Text',
  ],
])('a copy has %s', (_what, source, copy) => {
  expect(printed(source)).toEqual({sections: [copy], samples: []});
});

it('puts a colon between the message of the API and what it means', () => {
  const children = [styled('error-message', 'no such book'), lineBreak(), ...inline('It is not there.')];
  const root = {type: 'root' as const, children: [paragraph(...children)]};
  expect(printPage(root, {locale: 'en', file: new VFile()}).sections).toEqual(['_no such book_:\\\nIt is not there.']);
});

it('stops at a component of which it would show nothing', () => {
  expect(() => printed('Text\n\n<Chart id="a" />')).toThrow('<Chart> has no content of its own');
});

it('is parted before headings, but not between two', () => {
  expect(printed('# Title\n\nLead\n\n## One\n\n### Two\n\nText\n\n## Three').sections).toEqual([
    'Lead',
    '## One\n\n### Two\n\nText',
    '## Three',
  ]);
});

it('has the samples of a request beside it, by its operation or the heading above', () => {
  const page = printed(`${samples('operation="getBook"')}\n\n## Step 2\n\n${samples('')}`);
  expect(page.sections[0]).toBe(`${curl}\n\nThe same request in other languages: [Python](self:samples)`);
  const code = '```py title="a.py"\nget()\n```';
  expect(page.samples).toEqual([
    `## getBook\n\n### Python: getBook\n\n${code}`,
    `## Step 2\n\n### Python: Step 2\n\n${code}`,
  ]);
});
