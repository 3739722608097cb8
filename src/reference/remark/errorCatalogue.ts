import type {PhrasingContent, RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {errorAnchor} from '../contract/errorKey';
import {errorKey} from '../contract/errorKey';
import type {CatalogueError, ErrorAnswer, LocalizedContract, Operation, Tag} from '../contract/types';
import {dotted, element, heading, inline, link, nameHeading, paragraph, styled, text} from '../../content/remark/nodes';
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

/** From so many operations on, a subject of which all answer an error is named instead of each operation. */
const fewest = 4;

/** More links than these are folded. */
const mostShown = 3;

/** The errors of operations that have a key. */
const errorsWith = (key: string, operations: readonly Operation[]): ErrorAnswer[] =>
  operations.flatMap(({errors}) => errors.filter(({body}) => errorAnchor(errorKey(body)) === errorAnchor(key)));

/** The operations that answer an error. */
function answeredBy(
  key: string,
  operations: readonly Operation[],
  tags: ReadonlyMap<string, Tag>,
  locale: LocaleCode,
): RootContent {
  const labels = referenceLabels(locale);
  const answers = (operation: Operation): boolean => errorsWith(key, [operation]).length > 0;
  const links = [...tags].flatMap(([name, {title, page}]) => {
    const all = operations.filter(({tag}) => tag === name);
    const own = all.filter(answers);
    return own.length === all.length && own.length >= fewest
      ? [link(docUrl(page, locale), fill(labels.allOperations, {title, count: own.length}))]
      : own.map((operation) => link(docUrl(operation.page, locale), operation.summary));
  });
  const line = dotted(links);
  return links.length > mostShown
    ? element('Folded', {label: fill(labels.answeredByCount, {count: operations.filter(answers).length})}, [
        paragraph(...line),
      ])
    : paragraph(text(`${labels.answeredBy} `), ...line);
}

const statusesOf = (key: string, operations: readonly Operation[]): string =>
  [...new Set(errorsWith(key, operations).map(({status}) => status))].sort().join(', ');

/**
 * Every error of the contract by its key, in groups: what it means, what to do, its class, whether it is
 * charged, and which operations answer it.
 */
export function errorCatalogue(
  {errorGroups, operations: byId, tags}: LocalizedContract,
  locale: LocaleCode,
): RootContent[] {
  const labels = referenceLabels(locale);
  const operations = [...byId.values()];
  const facts = ({class: kind, charged}: CatalogueError): PhrasingContent[] => [
    text(`${labels.errorClass} ${labels.errorClasses[kind]}`),
    ...(charged === undefined ? [] : [text(` ${labels.charged} ${labels.charges[charged]}`)]),
  ];
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
      paragraph(...inline(error.meaning), text(' '), ...inline(error.remedy)),
      paragraph(...facts(error)),
      answeredBy(error.key, operations, tags, locale),
    ]),
  ]);
}
