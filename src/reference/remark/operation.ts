import type {Heading, RootContent} from 'mdast';
import {countries, countryPage} from '../../../config/countries';
import {locales, localized, type LocaleCode} from '../../../config/locales';
import {kebab, sharedPrefix} from '../contract/fieldAddresses';
import {livesOf, readLife, type TokenLife} from '../contract/tokenLife';
import type {Operation} from '../contract/types';
import {operationSamples} from '../samples/operationSamples';
import {codeSamples} from './codeSamples';
import {answers} from './answers';
import {docUrl} from './docUrl';
import {errorTable} from './errorTable';
import {fill, referenceLabels, type ReferenceLabels} from '../labels';
import {element, heading, inline, link, paragraph, styled, text} from '../../content/remark/nodes';
import {splitLead} from './lead';
import {parameterLists} from './parameterLists';
import {reference} from './panel';
import {previewBadge} from './previewBadge';
import {response} from './response';
import {sandboxNote} from './sandboxNote';
import {eventLine} from './webhookEvents';

/** The request in every language, of which the reader chooses one. */
export function operationSampleTabs(operation: Operation): RootContent {
  return codeSamples({operation: operation.id}, operationSamples(operation));
}

/** The sentence about the life of a token; several lives, where it comes from several requests. */
function lifeText(ttl: TokenLife, locale: LocaleCode, labels: ReferenceLabels): string {
  const lives = livesOf(ttl).map((duration) => {
    const {count, unit} = readLife(duration) ?? {count: NaN, unit: 'second' as const};
    const {htmlLang} = locales[locale];
    return new Intl.NumberFormat(htmlLang, {style: 'unit', unit, unitDisplay: 'long'}).format(count);
  });
  return fill(lives.length === 1 ? labels.tokenLife : labels.tokenLives, {life: lives.join(` ${labels.or} `)});
}

function authentication({token}: Operation, locale: LocaleCode, labels: ReferenceLabels): RootContent[] {
  if (token === undefined) {
    return [paragraph(text(labels.noToken))];
  }
  return [
    paragraph(
      ...inline(fill(labels.tokenNeeded, {title: token.title, variable: token.variable})),
      text(token.ttl === undefined ? ' ' : ` ${lifeText(token.ttl, locale, labels)} `),
      link(docUrl(token.page, locale), labels.tokenHow),
    ),
  ];
}

/** Leads from a country's operation to the page with all of them. */
function countryLink(operation: Operation, locale: LocaleCode, labels: ReferenceLabels): RootContent[] {
  const country = countries.find(({code: own}) => own === operation.country);
  return country === undefined
    ? []
    : [
        paragraph(
          text(`${labels.country} `),
          link(docUrl(countryPage(country), locale), localized(country.name, locale)),
        ),
      ];
}

export interface ExpandOptions {
  locale: LocaleCode;
  /** Whether other operations stand on the same page: each then gets a section of its own. */
  shared: boolean;
  /** Which releases changed it. */
  history: readonly RootContent[];
  /** What the page says before the operation, and after it. */
  lead?: readonly RootContent[];
  rest?: readonly RootContent[];
}

/**
 * The reference of an operation as Markdown: what it answers; the request and its answers, which stand beside the text where
 * there is room; authentication, parameters, what the answer means, and the errors.
 *
 * @returns nodes whose ids are the same in every language
 */
export function expandOperation(
  operation: Operation,
  {locale, shared, history, lead = [], rest = []}: ExpandOptions,
): RootContent[] {
  const labels = referenceLabels(locale);
  const id = kebab(operation.id);
  const prefix = shared ? sharedPrefix(operation.id) : '';
  const section = (name: string, title: string, children: readonly RootContent[]): RootContent[] => {
    const depth: Heading['depth'] = shared ? 3 : 2;
    return children.length === 0 ? [] : [heading(depth, `${prefix}${name}`, title), ...children];
  };
  const {first, more} = splitLead(lead);
  const before = [
    ...(shared ? [heading(2, id, operation.summary), paragraph(...inline(operation.description))] : []),
    ...(operation.isPreview ? [previewBadge(locale, labels)] : []),
    ...(operation.deprecated ? [paragraph(styled('deprecated', labels.deprecated))] : []),
    element('Endpoint', {method: operation.method.toUpperCase(), server: operation.server, path: operation.path}),
    ...history,
    ...(shared ? [] : [element('Sections', {})]),
    ...first,
  ];
  const beside = [
    ...section('request', labels.request, [operationSampleTabs(operation)]),
    ...answers(operation, {prefix, locale, labels}),
  ];
  const after = [
    ...(more[0]?.type === 'heading' ? more : section('about', labels.about, more)),
    ...section('authentication', labels.authentication, authentication(operation, locale, labels)),
    ...section('parameters', labels.parameters, [
      ...parameterLists(operation, prefix, locale, labels),
      ...sandboxNote(operation, locale, labels),
    ]),
    ...section('response', labels.response, [
      ...eventLine(operation, locale, labels),
      ...response(operation, labels, {id: `${prefix}response`, depth: shared ? 4 : 3, locale}),
    ]),
    ...section(
      'errors',
      labels.errors,
      operation.errors.length === 0 ? [] : errorTable(operation, {locale, prefix, labels}),
    ),
    ...countryLink(operation, locale, labels),
    ...rest,
  ];
  return [reference(before, beside, after)];
}
