import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Pluggable} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, it} from 'vitest';
import type {LocaleCode} from '../../../config/locales';
import {validContract} from '../contract/fixtures';
import type {Contract} from '../contract/types';
import {renderFixture, renderMdx} from '../../content/remark/fixtures/renderFixture';
import remarkReference from '.';

let contract: Contract;

beforeAll(async () => {
  contract = await validContract();
});

/** `samples` shows them. */
const withoutSamples = () => (root: Root) => {
  visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === 'CodeSamples') {
      node.children = [];
    }
  });
};

/** Compares what an element becomes with `fixtures/<name>/output.<language>.md`. */
async function expectOutput(name: string, locale: LocaleCode, plugins: Pluggable[]): Promise<void> {
  await expect(await renderFixture(__dirname, name, {plugins})).toMatchFileSnapshot(
    path.join(__dirname, 'fixtures', name, `output.${locale}.md`),
  );
}

const loadWorkflows = (): Promise<never> => Promise.reject(new Error('The workflows were read.'));

const plugin = (locale: LocaleCode): [typeof remarkReference, Parameters<typeof remarkReference>[0]] => [
  remarkReference,
  {locale, loadContract: () => Promise.resolve(contract), loadWorkflows},
];

describe('remarkReference', () => {
  it.each([
    'operation',
    'operations',
    'operation-outcomes',
    'schema-object',
    'operation-index',
    'country-operations',
    'webhook-events',
    'error-catalogue',
    'terms',
    'coverage-matrix',
  ])('expands %s', async (name) => {
    await expectOutput(name, 'en', [plugin('en'), withoutSamples]);
    await expectOutput(name, 'es', [plugin('es'), withoutSamples]);
  });

  it('shows requests in every language, and an answer, which need no words', async () => {
    await expectOutput('samples', 'en', [plugin('en')]);
  });

  it.each([
    ['<Operation id="getBok" />', /<Operation id="getBok"> does not exist.*Did you mean "getBook"\?/],
    ['<Operation id="somethingElse" />', /does not exist in openapi\/ or examples\/\.$/],
    ['<Operation />', /<Operation> needs the attribute "id"/],
    ['<OperationSamples id="" />', /<OperationSamples> needs the attribute "id"/],
    ['<SchemaObject name="Bok" />', /Did you mean "Book"\?/],
    ['<OperationIndex tag="book" />', /Did you mean "books"\?/],
    ['<CountryOperations country="PX" />', /<CountryOperations country="PX"> does not exist/],
  ])('stops at %s with the place and the fix', async (source, message) => {
    await expect(renderMdx(`Text.\n\n${source}\n`, plugin('en'))).rejects.toThrow(message);
    await expect(renderMdx(`Text.\n\n${source}\n`, plugin('en'))).rejects.toMatchObject({
      line: 3,
      file: 'docs/page.mdx',
    });
  });

  it('reads no contract for a page without a reference', async () => {
    const options = {
      locale: 'en' as const,
      loadContract: () => Promise.reject(new Error('The contract was read.')),
      loadWorkflows,
    };
    await expect(renderMdx('Text.\n', [remarkReference, options])).resolves.toBe('Text.\n');
  });
});
