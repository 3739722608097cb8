import type {List, RootContent} from 'mdast';
import {areas} from '../../../config/areas';
import {localized, type LocaleCode} from '../../../config/locales';
import type {Operation} from '../contract/types';
import {docUrl} from './docUrl';
import {heading, inline, inlineCode, link, paragraph, styled, text} from '../../content/remark/nodes';

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
          styled(`method method--${operation.method}`, operation.method.toUpperCase()),
          text(' '),
          link(docUrl(operation.page, locale), operation.summary),
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
    return own.length === 0 ? [] : [heading(2, tag, localized(title, locale)), operationList(own, locale, true)];
  });
}
