import type {PhrasingContent, Table} from 'mdast';
import {areas} from '../../../config/areas';
import {countries, countryPage} from '../../../config/countries';
import {localized, type LocaleCode} from '../../../config/locales';
import type {Operation} from '../contract/types';
import {table, text} from '../../content/remark/nodes';
import {docUrl} from './docUrl';
import type {ReferenceLabels} from './labels';

/** An element of HTML that Markdown has no node for; copies of the page read it as emphasis. */
const html = (hName: string, children: PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  data: {hName},
  children,
});

/** The number of operations, which opens to a list of them. */
function cell(operations: readonly Operation[], locale: LocaleCode): PhrasingContent[] {
  if (operations.length === 0) {
    return [text('–')];
  }
  const items = operations.map(({page, summary}) =>
    html('li', [{type: 'link', url: docUrl(page, locale), children: [{type: 'text', value: summary}]}]),
  );
  return [html('details', [html('summary', [text(String(operations.length))]), html('ul', items)])];
}

/** Which country has operations of which subject: a row for each country, a column for each area. */
export function coverageMatrix(operations: readonly Operation[], locale: LocaleCode, labels: ReferenceLabels): Table {
  const rows = countries
    .map((country) => ({country, name: localized(country.name, locale)}))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(({country, name}): PhrasingContent[][] => [
      [
        {
          type: 'mdxJsxTextElement',
          name: 'Flag',
          attributes: [{type: 'mdxJsxAttribute', name: 'country', value: country.code}],
          children: [],
        },
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
