import type {Heading, RootContent} from 'mdast';
import {countries, countryPage} from '../../../config/countries';
import {locales, type LocaleCode} from '../../../config/locales';
import {kebab, sharedPrefix} from '../contract/fieldAddresses';
import {readLife, type TokenLife} from '../contract/tokenLife';
import type {Operation} from '../contract/types';
import {operationSamples} from '../samples/operationSamples';
import {answers} from './answers';
import {docUrl} from './docUrl';
import {errorTable} from './errorTable';
import {fill, referenceLabels} from '../labels';
import {element, heading, inline, link, paragraph, styled, text} from '../../content/remark/nodes';
import {aboutSection, splitLead} from './lead';
import {parameterLists} from './parameterLists';
import {codeSamples, previewBadge, reference, type Surroundings} from './parts';
import {response} from './response';
import {sandboxNote} from './sandboxNote';
import {eventLine} from './webhookEvents';

/** The request in every language, of which the reader chooses one. */
export function operationSampleTabs(operation: Operation): RootContent {
  return codeSamples({operation: operation.id}, operationSamples(operation));
}

/**
 * How long a token lives; where it comes from several requests, how long with each of them.
 *
 * @throws if the labels do not say when a reader sends one of these requests
 */
function lifeText(ttl: TokenLife, locale: LocaleCode): string {
  const {or, tokenFrom} = referenceLabels(locale);
  const format = (duration: string): string => {
    const {count, unit} = readLife(duration);
    return new Intl.NumberFormat(locales[locale].htmlLang, {style: 'unit', unit, unitDisplay: 'long'}).format(count);
  };
  if (typeof ttl === 'string') {
    return format(ttl);
  }
  const lives = Object.entries(ttl).map(([id, duration]) => {
    const from = (tokenFrom as Partial<Record<string, string>>)[id];
    if (from === undefined) {
      throw new Error(
        `i18n/${locale}/reference.json: "tokenFrom" lacks ${id}. Add when a reader gets a token from it.`,
      );
    }
    return `${format(duration)} ${from}`;
  });
  return lives.join(`, ${or} `);
}

function authentication({token}: Operation, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale);
  if (token === undefined) {
    return [paragraph(text(labels.noToken))];
  }
  const {title, variable, ttl} = token;
  return [
    paragraph(
      ...inline(fill(labels.tokenNeeded, {title, variable})),
      text(ttl === undefined ? ' ' : ` ${fill(labels.tokenLife, {life: lifeText(ttl, locale)})} `),
      link(docUrl(token.page, locale), labels.tokenHow),
    ),
  ];
}

/** Leads from a country's operation to the page with all of them. */
function countryLink({country: own}: Operation, locale: LocaleCode): RootContent[] {
  const country = countries.find(({code}) => code === own);
  if (country === undefined) {
    return [];
  }
  const page = link(docUrl(countryPage(country), locale), country.name[locale]);
  return [paragraph(text(`${referenceLabels(locale).country} `), page)];
}

interface ExpandOptions extends Surroundings {
  locale: LocaleCode;
  /** Whether other operations stand on the same page: each then gets a section of its own. */
  shared: boolean;
}

/**
 * The reference of an operation as Markdown: what it answers; the request and its answers, which stand beside the text where
 * there is room; authentication, parameters, what the answer means, and the errors; then the rest of what the page says.
 *
 * @returns nodes whose ids are the same in every language
 */
export function expandOperation(
  operation: Operation,
  {locale, shared, lead = [], rest = []}: ExpandOptions,
): RootContent[] {
  const labels = referenceLabels(locale);
  const prefix = shared ? sharedPrefix(operation.id) : '';
  const section = (name: string, title: string, children: readonly RootContent[]): RootContent[] => {
    const depth: Heading['depth'] = shared ? 3 : 2;
    return children.length === 0 ? [] : [heading(depth, `${prefix}${name}`, title), ...children];
  };
  const {first, more} = splitLead(lead);
  const {token} = operation;
  const head = [
    ...(shared
      ? [heading(2, kebab(operation.id), operation.summary), paragraph(...inline(operation.description))]
      : []),
    ...(operation.isPreview ? [previewBadge(locale)] : []),
    ...(operation.deprecated ? [paragraph(styled('deprecated', labels.deprecated))] : []),
    element('Endpoint', {
      method: operation.method.toUpperCase(),
      server: operation.server,
      path: operation.path,
      operation: operation.id,
      authentication: `${prefix}authentication`,
      token: token && [token.title, ...(token.ttl === undefined ? [] : [lifeText(token.ttl, locale)])].join(' · '),
    }),
  ];
  const beside = [
    ...section('request', labels.request, [operationSampleTabs(operation)]),
    ...answers(operation, prefix, locale),
  ];
  const after = [
    ...section('authentication', labels.authentication, authentication(operation, locale)),
    ...section('parameters', labels.parameters, [
      ...parameterLists(operation, prefix, locale),
      ...sandboxNote(operation, locale),
    ]),
    ...section('response', labels.response, [
      ...eventLine(operation, locale),
      ...response(operation, {id: `${prefix}response`, depth: shared ? 4 : 3, locale}),
    ]),
    ...section('errors', labels.errors, errorTable(operation, prefix, locale)),
    ...aboutSection(more, locale),
    ...countryLink(operation, locale),
    ...rest,
  ];
  // The row of sections stays in view as long as what it stands in: the page.
  return shared
    ? [reference([...head, ...first], beside, after)]
    : [...head, element('Sections', {}), reference(first, beside, after)];
}
