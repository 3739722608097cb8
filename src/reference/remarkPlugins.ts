import type {PluggableList} from 'unified';
import {brand} from '../../config/brand';
import type {LocaleCode} from '../../config/locales';
import remarkBrand from '../content/remark/brand';
import remarkCards from '../content/remark/cards';
import remarkPageImports from '../content/remark/page-imports';
import remarkWideTables from '../content/remark/wide-tables';
import {contractAsWritten, siteContract} from './contract/siteContract';
import remarkReference, {type ReferenceOptions} from './remark';
import remarkLinkTerms from './remark/linkTerms';
import {siteWorkflows, workflowsAsWritten} from './workflows/siteWorkflows';

/** What pages take from the contract, and from where. */
type ReferenceSources = Pick<ReferenceOptions, 'loadContract' | 'loadWorkflows'>;

/** Of a contract that was checked: for what is published. */
const checkedSources: ReferenceSources = {loadContract: siteContract, loadWorkflows: siteWorkflows};

/** Of a contract as it is written: for `npm start`, and for pages that are checked alone. */
const sourcesAsWritten: ReferenceSources = {
  loadContract: contractAsWritten,
  loadWorkflows: workflowsAsWritten,
};

const siteSources = process.env.NODE_ENV === 'production' ? checkedSources : sourcesAsWritten;

/**
 * Remark plugins of every Markdown file. They run before Docusaurus' own, so that the headings which they add get into
 * the table of contents.
 *
 * @param locale - language of the files
 */
export function remarkPlugins(locale: LocaleCode, sources = siteSources): PluggableList {
  return [
    [remarkBrand, {brand}],
    [remarkReference, {locale, ...sources}],
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
  return [...remarkPlugins(locale), [remarkLinkTerms, {locale, loadContract: siteSources.loadContract}]];
}
