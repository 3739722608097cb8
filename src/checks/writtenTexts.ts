import {parse} from 'yaml';
import type {LocaleCode} from '../../config/locales';
import {proseOf, textsOf} from '../content/prose';
import {readSources} from '../content/sources';
import {localize} from '../reference/contract/localize';
import {isFolderLookedAt, proseIn, type CheckedSite} from './Check';

/** A text that somebody reads, and where it is written. */
export interface WrittenText {
  place: string;
  text: string;
}

/** What is described beside the contract, in the same form: an English text with its translations beside it. */
const besideTheContract = ['openapi/errors.yaml', 'openapi/terms.yaml', 'openapi/workflows/*.arazzo.yaml'];

/** Pages and posts of one language, without code. */
function pageTexts(site: CheckedSite, locale: LocaleCode): WrittenText[] {
  return proseIn(site, locale).flatMap(({file, text}) =>
    proseOf(text).map((prose) => ({...prose, place: `${file}:${prose.line}`})),
  );
}

/** Texts of the catalogue of errors, the glossary of terms and the workflows. */
async function describedTexts(root: string, locale: LocaleCode): Promise<WrittenText[]> {
  const sources = await readSources(root, besideTheContract);
  return sources.flatMap(({file, text}) =>
    textsOf(localize(parse(text) as unknown, locale, {})).map((item) => ({...item, place: `${file} ${item.place}`})),
  );
}

/** Every text of a file of interface texts. Beside a `message` stands a `description`, which is for translators. */
function messagesOf(node: unknown, place: string): WrittenText[] {
  if (typeof node === 'string') {
    return [{place, text: node}];
  }
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'description' && 'message' in node ? [] : messagesOf(value, `${place}/${key}`),
  );
}

/** Texts of buttons, labels and notices. The English ones stand in the code, where they are used, or in `i18n/en`. */
async function interfaceTexts(root: string, locale: LocaleCode): Promise<WrittenText[]> {
  const sources = await readSources(root, [`i18n/${locale}/*.json`]);
  return sources.flatMap(({file, text}) => messagesOf(JSON.parse(text), `${file} #`));
}

/**
 * Everything that readers read in one language, as far as it is looked at: pages, posts, the contract and what is described
 * beside it, the interface.
 *
 * @throws if a file is not YAML, JSON or front matter
 */
export async function writtenTexts(site: CheckedSite, locale: LocaleCode): Promise<WrittenText[]> {
  const {root} = site;
  const documents = isFolderLookedAt(site, 'openapi/') ? await site.contract() : undefined;
  return [
    ...pageTexts(site, locale),
    ...textsOf(documents?.[locale]).map(({place, text}) => ({place: `openapi ${place}`, text})),
    ...(documents === undefined ? [] : await describedTexts(root, locale)),
    ...(isFolderLookedAt(site, 'i18n/') ? await interfaceTexts(root, locale) : []),
  ];
}
