import {describe, expect, it} from 'vitest';
import {checkLength} from './thin';

const page = (words: number, rest: string): {file: string; text: string} => ({
  file: 'docs/a.mdx',
  text: `---\ntitle: Words that do not count\n---\n\n${'word '.repeat(words)}\n\n\`\`\`js\n${'code '.repeat(400)}\n\`\`\`\n\n${rest}\n`,
});

describe('checkLength', () => {
  it.each([
    ['operation', 120, '<Operation id="getBook" />'],
    ['object', 120, '<SchemaObject name="Book" />'],
    ['overview', 150, '<OperationIndex tag="books" />'],
    ['guide', 300, ''],
  ])('asks a page of the kind %s for %i words', (kind, fewest, element) => {
    expect(checkLength(page(fewest, element))).toEqual([]);
    expect(checkLength(page(fewest - 1, element))).toEqual([
      `docs/a.mdx:1: the page (${kind}) has ${fewest - 1} words outside code. Write at least ${fewest}.`,
    ]);
  });

  it('takes the kind from the front matter', () => {
    const {file, text} = page(150, '');
    expect(checkLength({file, text: text.replace('---\n', '---\nkind: overview\n')})).toEqual([]);
  });
});
