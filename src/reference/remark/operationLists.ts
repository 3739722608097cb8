import type {PhrasingContent, RootContent, Table} from 'mdast';
import {areas} from '../../../config/areas';
import {localized, type LocaleCode} from '../../../config/locales';
import type {Operation} from '../contract/types';
import {docUrl} from './docUrl';
import {referenceLabels} from './labels';
import {heading, inline, inlineCode, lineBreak, styled, table} from '../../content/remark/nodes';

function pageLink({page, summary}: Operation, locale: LocaleCode): PhrasingContent {
  return {
    type: 'link',
    url: docUrl(page, locale),
    children: [{type: 'text', value: summary}],
  };
}

function endpoint({method, path}: Operation): PhrasingContent[] {
  return [styled(`method method--${method}`, method.toUpperCase()), lineBreak(), inlineCode(path)];
}

/** A table of operations with their endpoints. */
export function operationIndex(operations: readonly Operation[], locale: LocaleCode): Table {
  const labels = referenceLabels(locale);
  return table(
    'field-table',
    [labels.operation, labels.endpoint],
    operations.map((operation) => [[pageLink(operation, locale)], endpoint(operation)]),
  );
}

/** The operations of a country: a section for each area, with what each operation answers. */
export function countryOperations(operations: readonly Operation[], locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale);
  return areas.flatMap(({tag, title}) => {
    const own = operations.filter((operation) => operation.tag === tag);
    return own.length === 0
      ? []
      : [
          heading(2, tag, localized(title, locale)),
          table(
            'field-table',
            [labels.check, labels.answers],
            own.map((operation) => [
              [pageLink(operation, locale), lineBreak(), ...endpoint(operation)],
              inline(operation.description),
            ]),
          ),
        ];
  });
}
