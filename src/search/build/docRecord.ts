import {countries} from '../../../config/countries';
import type {LocaleCode} from '../../../config/locales';
import {isArchived} from '../../content/fieldsOfPage';
import {countryRoute} from '../../content/routes';
import type {OutlineGroup} from '../../content/outline';
import {blankFences, blankCode} from '../../content/prose';
import type {WrittenPage} from '../../content/readPages';
import {attributeAddresses, fieldAddresses, sharedPrefix} from '../../reference/contract/fieldAddresses';
import {errorKey} from '../../reference/contract/errorKey';
import type {LocalizedContract, Operation} from '../../reference/contract/types';
import {eventId} from '../../reference/remark/webhookEvents';
import {identifiers} from '../client/words';
import type {SearchRecord} from '../SearchData';

/** What all pages of a language share. */
export interface RecordContext {
  locale: LocaleCode;
  contract: LocalizedContract;
  areas: readonly OutlineGroup[];
  /** The pages of the other languages. */
  others: readonly WrittenPage[];
}

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** What a page is called beside its title: the label in the sidebar, and the keywords of its front matter. */
function names({title, frontMatter: {sidebar_label: label, keywords}}: WrittenPage): string[] {
  return [label, ...(keywords ?? [])].filter((name) => name !== undefined).filter((name) => name !== title);
}

/** The keys of an operation's own errors; those that most operations answer would tell none apart. */
const errorKeys = ({errors}: Operation): string[] =>
  errors.filter(({isUsual}) => !isUsual).map(({body}) => errorKey(body));

/** Names of fields, without the objects that hold them, and the values that they may have; each with the id of its row. */
function fieldTexts(fields: ReturnType<typeof fieldAddresses>): [id: string, text: string][] {
  const all = fields.flatMap(({id, field: {name, schema}}) => [
    [id, /[^.[\]]+(?=[[\]]*$)/.exec(name)?.[0] ?? ''] as [string, string],
    ...((schema.items ?? schema).enum ?? []).map((value): [string, string] => [id, String(value)]),
  ]);
  return [...new Map(all.reverse().map((field) => [field[1], field])).values()].reverse();
}

/** What the contract says of an operation, beside its fields. */
const operationText = ({summary, description, parameters, success, errors}: Operation): string =>
  [
    summary,
    description,
    ...parameters.map((parameter) => parameter.description),
    ...success.outcomes.flatMap((outcome) => [outcome.summary, outcome.description]),
    ...errors.map(({meaning}) => meaning),
  ].join('\n');

function headingsOf(source: string): [string, string][] {
  return [...source.matchAll(/^#{2,3} (.+?) \{#([\w-]+)\}$/gm)].map(([, text = '', id = '']) => [
    id,
    text.replaceAll(/[`*_]/g, ''),
  ]);
}

/** The prose of a page without its front matter, and the names that it gives in code. */
function proseText(source: string): string {
  const body = source.replace(/^---\n[^]*?\n---\n/, '');
  const code = [...blankFences(body).matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  return [blankCode(body), ...code.flatMap(identifiers)].join('\n');
}

/** What a page is for: what its front matter says, else by the element of the reference that it places. */
function kindOf({text, frontMatter}: WrittenPage): 'operation' | 'object' | 'overview' | 'guide' {
  const places = (element: string): boolean => new RegExp(`^<(?:${element})\\s`, 'm').test(text);
  if (frontMatter.kind === undefined && places('Operation')) {
    return 'operation';
  }
  if (frontMatter.kind === undefined && places('SchemaObject')) {
    return 'object';
  }
  return frontMatter.kind ?? (places('OperationIndex|CountryOperations') ? 'overview' : 'guide');
}

/** What the search knows of a page of the docs, with the whole text as its `body`. */
export function docRecord(page: WrittenPage, {locale, contract, areas, others}: RecordContext): SearchRecord {
  const {id, route, title, description, text} = page;
  const kind = kindOf(page);
  const operations = [...contract.operations.values()].filter((operation) => operation.page === id);
  // A page that shows nothing of its operation in full has no rows to lead to.
  const shown = operations.filter((operation) => text.includes(`<Operation id="${operation.id}"`));
  const object = contract.schemas.get(/^<SchemaObject name="(\w+)"/m.exec(text)?.[1] ?? '');
  const events = contract.events.filter((event) => event.page === id);
  const country = countries.find((own) => countryRoute(own, locale) === route)?.code;
  return {
    path: route,
    title,
    description,
    kind: kind === 'overview' ? 'guide' : kind,
    area: areas.find(({docIds}) => docIds.has(id))?.key,
    ...(isArchived(page.frontMatter) ? {isArchived: true} : {}),
    country: country ?? operations.find((operation) => operation.country !== undefined)?.country,
    operations: operations.map((operation) => operation.id),
    endpoints: unique(operations.map((operation) => operation.path)),
    methods: unique(operations.map(({method}) => method)),
    fields: [
      ...shown.flatMap((operation) =>
        fieldTexts(fieldAddresses(operation, shown.length > 1 ? sharedPrefix(operation.id) : '')),
      ),
      ...(object === undefined ? [] : fieldTexts(attributeAddresses(object))),
      ...events.flatMap(({suffix, flows}) =>
        [suffix, ...flows.map((flow) => `${flow}_${suffix}`)].map((name): [string, string] => [eventId(suffix), name]),
      ),
    ],
    keywords: unique([...names(page), ...operations.flatMap(errorKeys)]),
    others: unique(others.filter((other) => other.id === id).flatMap((other) => [other.title, ...names(other)])),
    headings: kind === 'guide' ? headingsOf(text) : [],
    // An archived page is found by what it is called: its text would take a tenth of the index.
    body: isArchived(page.frontMatter) ? description : [proseText(text), ...operations.map(operationText)].join('\n'),
  };
}

/** What the search knows of a post. */
export function postRecord(post: WrittenPage): SearchRecord {
  const {route, title, description, text} = post;
  return {path: route, title, description, kind: 'blog', keywords: names(post), body: proseText(text)};
}
