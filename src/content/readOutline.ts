import path from 'node:path';
import {globSync} from 'tinyglobby';
import {isMap, isScalar, isSeq, type YAMLMap} from 'yaml';
import {defaultLocale, localeCodes, type LocaleCode} from '../../config/locales';
import {didYouMean} from './closest';
import {readDataFile, refuseFaults, type DataFile} from './dataFile';
import type {InEveryLocale, OutlineItem} from './outline';

const folder = 'config/outline';

const categoryKeys = ['label', 'heading', 'doc', 'isAlphabetical', 'items'] as const;

/*
 * The functions below note what is wrong and go on with something of the right type, so that all faults are told at once.
 * What they make up is never used: the reading ends with an error.
 */

/** The value of a key that is to be a text. */
function textOf(map: YAMLMap, key: string, file: DataFile): string {
  const node = map.get(key, true);
  if (node !== undefined && typeof node.value === 'string' && node.value !== '') {
    return node.value;
  }
  file.report(node ?? map, `"${key}" is no text. Write one after it, in quotes where it is a number, yes or no.`);
  return '';
}

/** Notes keys of a map that are unknown or stand twice. */
function reportKeys(map: YAMLMap, known: readonly string[], file: DataFile): void {
  const names = map.items.map(({key}) => (isScalar(key) ? String(key.value) : ''));
  map.items.forEach(({key}, index) => {
    const name = names[index] ?? '';
    if (!known.includes(name)) {
      file.report(key, `There is no key "${name}" here.${didYouMean(name, known)} There are: ${known.join(', ')}.`);
    } else if (names.indexOf(name) < index) {
      file.report(key, `"${name}" stands here twice. Keep one of the two.`);
    }
  });
}

/** A text in every language. */
function textsOf(group: YAMLMap, name: 'label' | 'heading', file: DataFile): InEveryLocale {
  const texts = group.get(name);
  const written: Partial<Record<LocaleCode, string>> = {};
  if (isMap(texts)) {
    reportKeys(texts, localeCodes, file);
    for (const locale of localeCodes.filter((code) => texts.has(code))) {
      written[locale] = textOf(texts, locale, file);
    }
  }
  const fallback = written[defaultLocale];
  if (fallback === undefined) {
    const form = `${name}: {${localeCodes.map((locale) => `${locale}: …`).join(', ')}}`;
    file.report(isMap(texts) ? texts : group, `A text of the default language is missing. Write ${form}.`);
  }
  return Object.fromEntries(localeCodes.map((locale) => [locale, written[locale] ?? fallback ?? ''])) as InEveryLocale;
}

function categoryOf(group: YAMLMap, file: DataFile): OutlineItem {
  reportKeys(group, categoryKeys, file);
  const isAlphabetical = group.get('isAlphabetical');
  if (isAlphabetical !== undefined && isAlphabetical !== true) {
    file.report(group.get('isAlphabetical', true), '"isAlphabetical" is "true" or left out.');
  }
  return {
    label: textsOf(group, 'label', file),
    ...(group.has('heading') ? {heading: textsOf(group, 'heading', file)} : {}),
    doc: textOf(group, 'doc', file),
    ...(isAlphabetical === true ? {isAlphabetical} : {}),
    items: itemsOf(group.get('items', true) ?? group, file),
  };
}

/** Reads a list of entries. */
function itemsOf(list: unknown, file: DataFile): OutlineItem[] {
  if (!isSeq(list)) {
    file.report(list, 'The list of entries is missing. Write each after a hyphen: "- identity/peru".');
    return [];
  }
  return list.items.map((item) => {
    if (isMap(item)) {
      return categoryOf(item, file);
    }
    if (isScalar(item) && typeof item.value === 'string') {
      return item.value;
    }
    file.report(item, 'An entry is the id of a page, or a group with label, doc and items.');
    return '';
  });
}

/** The files of the outline in their order. */
function fileNames(root: string, faults: string[]): string[] {
  const index = readDataFile(root, `${folder}/index.yaml`, faults);
  const {contents} = index;
  const names = isSeq(contents) ? contents.items.map((item) => (isScalar(item) ? String(item.value) : '')) : [];
  const there = globSync('*.yaml', {cwd: path.join(root, folder), ignore: 'index.yaml'}).sort();
  names.forEach((name, position) => {
    if (!there.includes(name)) {
      const part = isSeq(contents) ? contents.items[position] : undefined;
      index.report(part, `There is no file ${folder}/${name}. Make it, or take the name out.`);
    }
  });
  for (const name of there.filter((file) => !names.includes(file))) {
    index.report(contents, `${folder}/${name} is not listed. Write "- ${name}" where its groups belong, or remove it.`);
  }
  return names.filter((name) => there.includes(name));
}

/**
 * Reads `config/outline`: the files that index.yaml lists, one after the other.
 *
 * @param root - the site's folder
 * @returns the entries at the top of the sidebar
 * @throws if something in it is missing, unknown or of the wrong type, with file, line and fix of everything
 */
export function readOutline(root: string): OutlineItem[] {
  const faults: string[] = [];
  const items = fileNames(root, faults).flatMap((name) => {
    const file = readDataFile(root, `${folder}/${name}`, faults);
    return itemsOf(file.contents, file);
  });
  refuseFaults('The outline of the sidebar', faults);
  return items;
}
