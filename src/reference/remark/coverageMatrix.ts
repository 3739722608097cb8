import type {PhrasingContent, Table} from 'mdast';
import {areas} from '../../../config/areas';
import {countries, countryPage, type Country} from '../../../config/countries';
import {type LocaleCode} from '../../../config/locales';
import type {Operation} from '../contract/types';
import {inlineElement, labelCells, link, table, text} from '../../content/remark/nodes';
import {docUrl} from './docUrl';
import {referenceLabels} from '../labels';

/**
 * How many operations a country has of a subject, with a link to the only one, or to the section with all of them. The more there
 * are, up to four, the stronger is the colour of the cell.
 */
function cell(operations: readonly Operation[], section: string, locale: LocaleCode): PhrasingContent[] {
  const [first] = operations;
  if (first === undefined) {
    return [text('–')];
  }
  return [
    {
      type: 'link',
      url: operations.length === 1 ? docUrl(first.page, locale) : section,
      data: {hProperties: {style: `--weight: ${Math.min(7 * operations.length, 28)}%`}},
      children: [text(String(operations.length))],
    },
  ];
}

function row(country: Country, operations: readonly Operation[], locale: LocaleCode): PhrasingContent[][] {
  const page = docUrl(countryPage(country), locale);
  return [
    [inlineElement('Flag', {country: country.code}), text(' '), link(page, country.name[locale])],
    ...areas.map(({tag}) =>
      cell(
        operations.filter((operation) => operation.tag === tag),
        `${page}#${tag}`,
        locale,
      ),
    ),
    [text(String(operations.length))],
  ];
}

/** Which country has operations of which subject: a row for each country, a column for each area, and the sum. */
export function coverageMatrix(operations: readonly Operation[], locale: LocaleCode): Table {
  const labels = referenceLabels(locale);
  const rows = [...countries]
    .sort((a, b) => a.name[locale].localeCompare(b.name[locale], locale))
    .map((country) =>
      row(
        country,
        operations.filter((operation) => operation.country === country.code),
        locale,
      ),
    );
  const matrix = table(
    'coverage-table',
    [labels.termCountry, ...areas.map(({title}) => title[locale]), labels.total],
    rows,
  );
  labelCells(matrix);
  return matrix;
}
