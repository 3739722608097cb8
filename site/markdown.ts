import type {MarkdownConfig} from '@docusaurus/types';
import {fillBrandDeep} from '../src/content/remark/brand/fillBrand';
import {brand} from '../config/brand';
import {lastUpdateOf} from './lastUpdates';

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
