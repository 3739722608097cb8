import type {List, RootContent} from 'mdast';
import {areas} from '../../../config/areas';
import {type LocaleCode} from '../../../config/locales';
import {kebab} from '../contract/fieldAddresses';
import type {Operation} from '../contract/types';
import {docUrl} from './docUrl';
import {methodBadge} from './parts';
import {heading, inline, inlineCode, link, paragraph, text} from '../../content/remark/nodes';

/** Where an operation is described: its section, on a page that has several of these operations. */
function address({id, page}: Operation, operations: readonly Operation[], locale: LocaleCode): string {
  const isShared = operations.filter((other) => other.page === page).length > 1;
  return isShared ? `${docUrl(page, locale)}#${kebab(id)}` : docUrl(page, locale);
}

/**
 * Operations as a list: method, name and path of each in one line, and where it helps to choose, below it what it answers.
 *
 * @param isDescribed - whether the descriptions are shown
 */
export function operationList(operations: readonly Operation[], locale: LocaleCode, isDescribed: boolean): List {
  return {
    type: 'list',
    ordered: false,
    spread: true,
    data: {hProperties: {className: ['operations']}},
    children: operations.map((operation) => ({
      type: 'listItem',
      spread: true,
      children: [
        paragraph(
          methodBadge(operation),
          text(' '),
          link(address(operation, operations, locale), operation.summary),
          text(' '),
          inlineCode(operation.path),
        ),
        ...(isDescribed ? [paragraph(...inline(operation.description))] : []),
      ],
    })),
  };
}

/** The operations of a country: a section for each area, with what each operation answers. */
export function countryOperations(operations: readonly Operation[], locale: LocaleCode): RootContent[] {
  return areas.flatMap(({tag, title}) => {
    const own = operations.filter((operation) => operation.tag === tag);
    return own.length === 0 ? [] : [heading(2, tag, title[locale]), operationList(own, locale, true)];
  });
}
