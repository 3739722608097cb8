import type {PhrasingContent, Table} from 'mdast';
import {areas} from '../../../config/areas';
import {countries, countryPage} from '../../../config/countries';
import {localized, type LocaleCode} from '../../../config/locales';
import type {Operation} from '../contract/types';
import {inlineElement, lineBreak, table, text} from '../../content/remark/nodes';
import {docUrl} from './docUrl';
import type {ReferenceLabels} from './labels';

/** The number of operations, which opens to links to each. */
function cell(operations: readonly Operation[], locale: LocaleCode): PhrasingContent[] {
  if (operations.length === 0) {
    return [text('–')];
  }
  const links = operations.flatMap(({page, summary}): PhrasingContent[] => [
    lineBreak(),
    {type: 'link', url: docUrl(page, locale), children: [{type: 'text', value: summary}]},
  ]);
  return [inlineElement('OperationCount', {count: String(operations.length)}, links.slice(1))];
}

/** Which country has operations of which subject: a row for each country, a column for each area. */
export function coverageMatrix(operations: readonly Operation[], locale: LocaleCode, labels: ReferenceLabels): Table {
  const rows = countries
    .map((country) => ({country, name: localized(country.name, locale)}))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(({country, name}): PhrasingContent[][] => [
      [
        inlineElement('Flag', {country: country.code}),
        text(' '),
        {type: 'link', url: docUrl(countryPage(country), locale), children: [{type: 'text', value: name}]},
      ],
      ...areas.map(({tag}) =>
        cell(
          operations.filter((operation) => operation.country === country.code && operation.tag === tag),
          locale,
        ),
      ),
    ]);
  return table('coverage-table', [labels.termCountry, ...areas.map(({title}) => localized(title, locale))], rows);
}
