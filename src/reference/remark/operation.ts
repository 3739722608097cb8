import type {Heading, RootContent} from 'mdast';
import {countries, countryPage} from '../../../config/countries';
import {localized, type LocaleCode} from '../../../config/locales';
import type {Operation} from '../contract/types';
import {operationSamples} from '../samples/operationSamples';
import {docUrl} from './docUrl';
import {errorTable} from './errorTable';
import {fieldTable, fieldsOf} from './fieldTable';
import {inferredNote} from './inferredNote';
import {fill, referenceLabels, type ReferenceLabels} from './labels';
import {code, element, heading, inline, paragraph, styled, text} from '../../content/remark/nodes';
import {kebab, response} from './response';

/** The tabs with the request in every language. */
export function operationSampleTabs(operation: Operation): RootContent {
  return element(
    'CodeSamples',
    {operation: operation.id},
    operationSamples(operation).map(({language, grammar, code: source}) =>
      element('CodeSample', {language, lines: String(source.split('\n').length)}, [code(grammar, source)]),
    ),
  );
}

function authentication({token}: Operation, locale: LocaleCode, labels: ReferenceLabels): RootContent[] {
  if (token === undefined) {
    return [paragraph(text(labels.noToken))];
  }
  return [
    paragraph(
      ...inline(fill(labels.tokenNeeded, {title: token.title, variable: token.variable})),
      text(' '),
      ...inline(token.description),
      text(' '),
      {
        type: 'link',
        url: docUrl(token.page, locale),
        children: [{type: 'text', value: labels.tokenHow}],
      },
    ),
  ];
}

function parameters(operation: Operation, labels: ReferenceLabels): RootContent[] {
  const groups = (['path', 'query', 'header'] as const)
    .map((place) => ({place, fields: operation.parameters.filter((parameter) => parameter.in === place)}))
    .filter(({fields}) => fields.length > 0)
    .map(({place, fields}) => ({title: labels.places[place], table: fieldTable(fields, labels)}));
  if (operation.requestBody !== undefined) {
    const {schema, example} = operation.requestBody;
    const fields = fieldsOf(schema, true, example);
    groups.push({title: labels.places.body, table: fieldTable(fields, labels)});
  }
  return groups.length === 0
    ? [paragraph(text(labels.noParameters))]
    : [
        ...(operation.requestBody?.confidence === undefined
          ? []
          : [inferredNote(operation.requestBody.confidence, labels)]),
        ...groups.flatMap((group) => [paragraph(styled('field-place', group.title)), group.table]),
      ];
}

/** Leads from a country's operation to the page with all of them. */
function countryLink(operation: Operation, locale: LocaleCode, labels: ReferenceLabels): RootContent[] {
  const country = countries.find(({code: own}) => own === operation.country);
  return country === undefined
    ? []
    : [
        paragraph(text(`${labels.country} `), {
          type: 'link',
          url: docUrl(countryPage(country), locale),
          children: [{type: 'text', value: localized(country.name, locale)}],
        }),
      ];
}

export interface ExpandOptions {
  locale: LocaleCode;
  /** Whether other operations stand on the same page: each then gets a section of its own. */
  shared: boolean;
}

/**
 * The reference of an operation as Markdown: endpoint, authentication, parameters, samples, answer and errors.
 *
 * @returns nodes whose heading ids are the same in every language
 */
export function expandOperation(operation: Operation, {locale, shared}: ExpandOptions): RootContent[] {
  const labels = referenceLabels(locale);
  const id = kebab(operation.id);
  const section = (name: string, title: string, children: RootContent[]): RootContent[] => {
    const depth: Heading['depth'] = shared ? 3 : 2;
    return children.length === 0 ? [] : [heading(depth, shared ? `${id}-${name}` : name, title), ...children];
  };
  return [
    ...(shared ? [heading(2, id, operation.summary), paragraph(...inline(operation.description))] : []),
    ...(operation.deprecated ? [paragraph(styled('deprecated', labels.deprecated))] : []),
    element('Endpoint', {method: operation.method.toUpperCase(), server: operation.server, path: operation.path}),
    ...(operation.confidence === undefined ? [] : [inferredNote(operation.confidence, labels)]),
    ...countryLink(operation, locale, labels),
    ...section('authentication', labels.authentication, authentication(operation, locale, labels)),
    ...section('parameters', labels.parameters, parameters(operation, labels)),
    ...section('request', labels.request, [operationSampleTabs(operation)]),
    ...section(
      'response',
      labels.response,
      response(operation, labels, {id: shared ? `${id}-response` : 'response', depth: shared ? 4 : 3}),
    ),
    ...section('errors', labels.errors, operation.errors.length === 0 ? [] : errorTable(operation, locale, labels)),
  ];
}
