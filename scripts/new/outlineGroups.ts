import {parse, parseDocument} from 'yaml';
import {defaultLocale} from '../../config/locales';
import type {SourceFile} from './Site';

/** A group of the sidebar, and where it stands in the outline. */
export interface OutlineGroup {
  source: SourceFile;
  /** English labels from the outermost group to this one: `Identity > Colombia`. */
  name: string;
  label: string;
  /** Keys that lead to the list of its items in the file. */
  path: readonly (string | number)[];
}

type Item = string | {label: Record<string, string>; items: readonly Item[]};

/**
 * Lists the groups of the outline, those inside of others too.
 *
 * @param sources - the files of config/outline, which were read without a fault
 */
export function outlineGroups(sources: readonly SourceFile[]): OutlineGroup[] {
  return sources.flatMap((source) => {
    const groupsIn = (items: readonly Item[], at: OutlineGroup['path'], outer: string): OutlineGroup[] =>
      items.flatMap((item, index) => {
        if (typeof item === 'string') {
          return [];
        }
        const label = item.label[defaultLocale] ?? '';
        const group = {source, label, name: `${outer}${label}`, path: [...at, index, 'items']};
        return [group, ...groupsIn(item.items, group.path, `${group.name} > `)];
      });
    return groupsIn(parse(source.text) as Item[], [], '');
  });
}

/**
 * The groups that somebody means by a name: the one with exactly these labels, else each whose own label it is.
 *
 * @param name - `Identity`, or `Identity > Colombia` where several groups have the label
 */
export function groupsCalled(name: string, groups: readonly OutlineGroup[]): OutlineGroup[] {
  const exact = groups.filter((group) => group.name === name);
  return exact.length > 0 ? exact : groups.filter(({label}) => label === name);
}

/**
 * Puts a page at the end of a group.
 *
 * @param id - docs id of the page
 * @returns the file of the outline with the page in it
 */
export function addToGroup({source: {file, text}, path}: OutlineGroup, id: string): SourceFile {
  const document = parseDocument(text);
  document.addIn(path, id);
  // As Prettier wants it, so that nothing else changes.
  return {file, text: document.toString({lineWidth: 0, flowCollectionPadding: false, singleQuote: true})};
}
