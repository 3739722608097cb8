import type {PluggableList} from 'unified';
import {brand} from '../../config/brand';
import type {LocaleCode} from '../../config/locales';
import remarkBrand from '../content/remark/brand';
import remarkCards from '../content/remark/cards';
import remarkPageImports from '../content/remark/page-imports';
import remarkWideTables from '../content/remark/wide-tables';
import {siteContract} from './contract/siteContract';
import remarkReference from './remark';
import remarkLinkTerms from './remark/linkTerms';
import {siteWorkflows} from './workflows/siteWorkflows';

/**
 * Remark plugins of every Markdown file. They run before Docusaurus' own, so that the headings which they add get into
 * the table of contents.
 *
 * @param locale - language of the files
 */
export function remarkPlugins(locale: LocaleCode): PluggableList {
  return [
    [remarkBrand, {brand}],
    [remarkReference, {locale, loadContract: siteContract, loadWorkflows: siteWorkflows}],
    [remarkCards, {}],
    [remarkWideTables, {}],
    [remarkPageImports, {}],
  ];
}

/**
 * Remark plugins of docs pages: those of every file, and the links to the glossary.
 *
 * @param locale - language of the pages
 */
export function docsRemarkPlugins(locale: LocaleCode): PluggableList {
  return [...remarkPlugins(locale), [remarkLinkTerms, {locale, loadContract: siteContract}]];
}
