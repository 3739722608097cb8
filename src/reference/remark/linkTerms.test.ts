import {expect, it} from 'vitest';
import {validContract} from '../contract/fixtures';
import {renderMdx} from '../../content/remark/renderFixture';
import remarkLinkTerms from './linkTerms';

const plugin: [typeof remarkLinkTerms, Parameters<typeof remarkLinkTerms>[0]] = [
  remarkLinkTerms,
  {locale: 'en', loadContract: validContract},
];

it('leads from the first place of a term to the glossary', async () => {
  expect(
    await renderMdx('## An ISBN\n\n`ISBN`, [ISBN](x.mdx), ISBNs; **the ISBN**, the ISBN and a RUC.\n', plugin),
  ).toBe(
    '## An ISBN\n\n`ISBN`, [ISBN](x.mdx), ISBNs; **the [ISBN](@site/docs/platform/glossary.mdx#isbn)**, the ISBN and a [RUC](@site/docs/platform/glossary.mdx#ruc).\n',
  );
});
