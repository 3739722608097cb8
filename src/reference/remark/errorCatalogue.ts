import type {PhrasingContent, RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {errorAnchor} from '../contract/errorKey';
import {errorKey} from '../contract/errorKey';
import type {CatalogueError, ErrorAnswer, LocalizedContract, Operation} from '../contract/types';
import {searchRoute} from '../../content/routes';
import {heading, inline, link, nameHeading, paragraph, styled, text} from '../../content/remark/nodes';
import {docUrl} from './docUrl';
import {codeLink} from './parts';
import {fill, referenceLabels} from '../labels';

/** Id of the docs page that holds the catalogue. */
export const cataloguePage = 'platform/errors';

/** Address of an error in the catalogue. */
export const errorUrl = (key: string, locale: LocaleCode): string =>
  `${docUrl(cataloguePage, locale)}#${errorAnchor(key)}`;

/** The key of an error, which leads to the catalogue. */
export const errorLink = (key: string, locale: LocaleCode): PhrasingContent => codeLink(errorUrl(key, locale), key);

/** More operations than these are a number. */
const mostShown = 3;

/** A search shows no more. */
const mostFound = 40;

/** The errors of operations that have a key. */
const errorsWith = (key: string, operations: readonly Operation[]): ErrorAnswer[] =>
  operations.flatMap(({errors}) => errors.filter(({body}) => errorAnchor(errorKey(body)) === errorAnchor(key)));

/** The operations that answer an error: links to a few, or their number, which leads to a search where that shows them all. */
function answeredBy(key: string, operations: readonly Operation[], locale: LocaleCode): PhrasingContent[] {
  const labels = referenceLabels(locale);
  const own = operations.filter((operation) => errorsWith(key, [operation]).length > 0);
  if (own.length > mostShown) {
    const count = fill(labels.answeredByCount, {count: own.length});
    const search = `${searchRoute(locale)}?${new URLSearchParams({q: key})}`;
    return [own.length > mostFound ? text(count) : link(search, count)];
  }
  return own.flatMap(({page, summary}, index) => [
    text(index === 0 ? `${labels.answeredBy} ` : ', '),
    link(docUrl(page, locale), summary),
  ]);
}

const statusesOf = (key: string, operations: readonly Operation[]): string =>
  [...new Set(errorsWith(key, operations).map(({status}) => status))].sort().join(', ');

/**
 * Every error of the contract by its key, in groups: what it means, what to do, its classes, whether it is charged, and which
 * operations answer it.
 */
export function errorCatalogue({errorGroups, operations: byId}: LocalizedContract, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale);
  const operations = [...byId.values()];
  const facts = ({key, class: kind, exceptions = {}, charged}: CatalogueError): RootContent => {
    const answers = answeredBy(key, operations, locale);
    const kinds = [kind, ...new Set(Object.values(exceptions))].map((one) => labels.errorClasses[one]);
    return {
      ...paragraph(
        {type: 'emphasis', children: [text(kinds.join(' / '))]},
        ...(charged === undefined ? [] : [text(` · ${labels.charges[charged]}`)]),
        ...(answers.length === 0 ? [] : [text(' · '), ...answers]),
      ),
      data: {hProperties: {className: ['error-facts'], 'data-action': kind}},
    };
  };
  return errorGroups.flatMap(({id, title, errors}) => [
    heading(3, id, title),
    ...errors.flatMap((error) => [
      nameHeading(
        4,
        errorAnchor(error.key),
        error.key,
        text(' '),
        styled('status-error', statusesOf(error.key, operations)),
      ),
      facts(error),
      paragraph(...inline(error.meaning), text(' '), ...inline(error.remedy)),
    ]),
  ]);
}
