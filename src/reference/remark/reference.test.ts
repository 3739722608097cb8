import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import type {LocaleCode} from '../../../config/locales';
import {validContract} from '../contract/fixtures';
import type {Contract} from '../contract/types';
import {twoReleases} from '../history/fixtures/twoReleases';
import {makeRelease} from '../history/makeRelease';
import type {Release} from '../history/types';
import {renderFixture, renderMdx} from '../../content/remark/renderFixture';
import remarkReference from '.';

let contract: Contract;
let secondRelease: Release;

beforeAll(async () => {
  contract = await validContract();
  const {before, after} = await twoReleases();
  secondRelease = makeRelease('2026-12-22', after, {date: '2026-11-22', contract: before});
});

const loadWorkflows = (): Promise<never> => Promise.reject(new Error('The workflows were read.'));

const plugin = (
  locale: LocaleCode,
  releases: readonly Release[] = [],
): [typeof remarkReference, Parameters<typeof remarkReference>[0]] => [
  remarkReference,
  {locale, loadContract: () => Promise.resolve(contract), loadWorkflows, releases: () => releases},
];

describe('remarkReference', () => {
  it.each([
    'operation',
    'operations',
    'samples',
    'schema-object',
    'operation-index',
    'country-operations',
    'webhook-events',
    'error-catalogue',
    'terms',
    'coverage-matrix',
  ])('expands %s', async (name) => {
    for (const locale of ['en', 'es'] as const) {
      await expect(await renderFixture(__dirname, name, plugin(locale))).toMatchFileSnapshot(
        path.join(__dirname, 'fixtures', name, `output.${locale}.md`),
      );
    }
  });

  it('expands api-changes, and says on an operation when it changed', async () => {
    const releases = [secondRelease, makeRelease('2026-11-22', contract.in)];
    for (const locale of ['en', 'es'] as const) {
      await expect(await renderFixture(__dirname, 'api-changes', plugin(locale, releases))).toMatchFileSnapshot(
        path.join(__dirname, 'fixtures', 'api-changes', `output.${locale}.md`),
      );
    }
  });

  it.each([
    ['<Operation id="getBok" />', /<Operation id="getBok"> is not in the contract.*Did you mean "getBook"\?/],
    ['<Operation id="somethingElse" />', /is not in the contract \(openapi\/\)\.$/],
    ['<Operation />', /<Operation> needs the attribute "id"/],
    ['<OperationSamples id="" />', /<OperationSamples> needs the attribute "id"/],
    ['<SchemaObject name="Bok" />', /Did you mean "Book"\?/],
    ['<OperationIndex tag="book" />', /Did you mean "books"\?/],
    ['<CountryOperations country="PX" />', /<CountryOperations country="PX"> is not in the contract/],
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
      releases: () => [],
    };
    await expect(renderMdx('Text.\n', [remarkReference, options])).resolves.toBe('Text.\n');
  });
});
