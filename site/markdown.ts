import type {MarkdownConfig} from '@docusaurus/types';
import {fillBrandDeep} from '../src/content/remark/brand/fillBrand';
import remarkBrand from '../src/content/remark/brand';
import remarkKnownElements from '../src/content/remark/known-elements';
import remarkReference from '../src/reference/remark';
import remarkWideTables from '../src/content/remark/wide-tables';
import {siteContract} from '../src/reference/contract/siteContract';
import {brand} from '../config/brand';
import {lastUpdateOf} from './lastUpdates';
import type {LocaleCode} from '../config/locales';

/**
 * Remark plugins of every Markdown file. They run before Docusaurus' own, so that the headings which they add get into
 * the table of contents.
 *
 * @param locale - language of the files
 */
export function remarkPlugins(locale: LocaleCode) {
  return [
    [remarkKnownElements, {}],
    [remarkBrand, {brand}],
    [remarkReference, {locale, loadContract: siteContract}],
    [remarkWideTables, {}],
  ] as [unknown, object][] as never[];
}

export const markdown = {
  format: 'detect',
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    try {
      const own = fillBrandDeep(result.frontMatter, brand) as Record<string, unknown>;
      return {...result, frontMatter: {...lastUpdateOf(params.filePath), ...own}};
    } catch (error) {
      throw new Error(`Front matter of ${params.filePath}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  },
} satisfies Partial<MarkdownConfig>;
