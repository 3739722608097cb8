import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {inline, paragraph, styled, lineBreak} from '../../content/remark/nodes';
import {home} from '../links';
import {printPage, type PrintedPage} from './printPage';

const of = {locale: 'en', title: 'A [title]'} as const;

function printed(source: string): PrintedPage {
  const file = new VFile({path: 'docs/page.mdx', value: source});
  return printPage(remark().use(remarkMdx).use(remarkGfm).parse(file).children, of, file);
}

const text = (source: string): string =>
  printed(source)
    .sections.map((section) => section.text)
    .join('\n\n');

/** Samples in two languages. */
const samples = (attributes: string): string =>
  `<CodeSamples ${attributes}><CodeSample language="curl" lines="1">\n\n\`\`\`bash\ncurl\n\`\`\`\n\n</CodeSample><CodeSample language="python" lines="1">\n\n\`\`\`python title="a.py" {1}\nget()\n\`\`\`\n\n</CodeSample></CodeSamples>`;

const image = (file: string): string => `<img alt="Map" src={require("!url-loader!${file}").default} />`;

const steps = `[{from: 'A', to: 'B', text: 'Ask'}, {from: 'B', to: 'B', text: 'Wait', isBetween: true}, {from: 'B', to: 'A', text: 'Answer'}]`;

describe('a copy', () => {
  it.each([
    [
      'the text of a paragraph in one line, without what only serves the eye',
      'One\nline\nand [one](/intro). <Icon name="card" />\n\n{/* note */}\n\n<Sections />',
      `One line and [one](${home}intro.md).`,
    ],
    [
      'the address of an endpoint',
      '<Endpoint method="GET" server="https://a.example" path="/v2/b" />',
      '**GET** `https://a.example/v2/b`',
    ],
    ['the name of a field', '<FieldName id="b">a.b</FieldName>', '`a.b`'],
    [
      'the steps of a diagram with their own numbers, and without one what happens between them',
      `<Flow title="Way" actors={['A', 'B']} steps={${steps}} />`,
      'Way\n\n1. A → B: Ask\n\n- B: Wait\n\n2. B → A: Answer',
    ],
    ['not what is marked so', '<div data-no-copy="">\n\nTwice\n\n</div>\n\nOnce', 'Once'],
    ['the image of a file in static/', image('../../static/img/map.png'), `![Map](${home}img/map.png)`],
    ['words for another image', image('./map.png'), 'Map'],
  ])('has %s', (_what, source, copy) => {
    expect(text(source)).toBe(copy);
  });

  it('puts a colon between the message of the API and what it means', () => {
    const children = [styled('error-message', 'no such book'), lineBreak(), ...inline('It is not there.')];
    expect(printPage([paragraph(...children)], of).sections[0]?.text).toBe('_no such book_:\\\nIt is not there.');
  });

  it('stops at a component of which it would show nothing', () => {
    expect(() => text('Text\n\n<Chart id="a" />')).toThrow('<Chart> has no content of its own');
  });

  it('has the title of the page, and its sections with their ids', () => {
    const {title, sections} = printed('Lead\n\n## One\n\nText\n\n### Two');
    expect(title).toBe('A \\[title]');
    expect(sections).toMatchObject([{text: 'Lead'}, {depth: 2, text: '## One\n\nText'}, {depth: 3, text: '### Two'}]);
    expect(printed('# Own `title`\n\nText')).toMatchObject({title: 'Own `title`', sections: [{text: 'Text'}]});
  });
});

describe('samples', () => {
  const curl = '```bash\ncurl\n```';

  it('stand beside the copy, but for cURL', () => {
    const page = printed(samples('operation="getBook"'));
    expect(page.sections).toMatchObject([
      {text: `${curl}\n\nThe same request in other languages: [Python](self:samples)`},
    ]);
    expect(page.samples.map((section) => section.text)).toEqual([
      '## getBook',
      '### Python: getBook\n\n```python title="a.py"\nget()\n```',
    ]);
  });

  it('of a step are shown in cURL alone', () => {
    expect(printed(samples('operation="lend/ask" kind="workflow"'))).toMatchObject({
      sections: [{text: curl}],
      samples: [],
    });
  });

  it('of an example show the first language of a part, and nothing of the whole, whose files are linked', () => {
    const part = printed(samples('operation="lend#ask" kind="region"'));
    expect(part.samples).toEqual([]);
    expect(part.sections[0]?.text).toContain('```');
    expect(printed(samples('operation="lend" kind="program"')).sections[0]?.text ?? '').toBe('');
  });

  it('of a program without an operation stand under the heading above it', () => {
    expect(printed(`## Step 2\n\n${samples('')}`).samples[0]?.text).toBe('## Step 2');
  });
});
