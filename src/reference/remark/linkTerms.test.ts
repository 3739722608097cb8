import {expect, it} from 'vitest';
import {validContract} from '../contract/fixtures';
import remarkCards from '../../content/remark/cards';
import {renderMdx} from '../../content/remark/fixtures/renderFixture';
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

it('leaves the texts of cards, which are links as a whole', async () => {
  const source = '<Cards>\n\n| Page | About |\n| - | - |\n| [a](b.mdx) | A RUC |\n\n</Cards>\n';
  expect(await renderMdx(source, {plugins: [remarkCards, plugin]})).toContain('* [a](b.mdx)\n\n  A RUC\n');
});
