import {parse, parseDocument} from 'yaml';
import {defaultLocale} from '../../config/locales';
import type {Source} from '../../src/content/sources';

type Item = string | {label: Record<string, string>; items: readonly Item[]};

/** A group of the sidebar, and where it stands in the outline. */
export interface OutlineGroup {
  source: Source;
  /** English labels from the outermost group to this one: `Identity > Colombia`. */
  name: string;
  label: string;
  items: readonly Item[];
  /** Keys that lead to the list of its items in the file. */
  path: readonly (string | number)[];
}

/** Lists the groups of a file of config/outline that was read without a fault, those inside of others too. */
export function outlineGroups(source: Source): OutlineGroup[] {
  const groupsIn = (list: readonly Item[], at: OutlineGroup['path'], outer: string): OutlineGroup[] =>
    list.flatMap((item, index) => {
      if (typeof item === 'string') {
        return [];
      }
      const {items} = item;
      const label = item.label[defaultLocale] ?? '';
      const group = {source, label, items, name: `${outer}${label}`, path: [...at, index, 'items']};
      return [group, ...groupsIn(items, group.path, `${group.name} > `)];
    });
  return groupsIn(parse(source.text) as Item[], [], '');
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

/** Puts a page at the end of a group. */
export function addToGroup({source: {file, text}, path}: OutlineGroup, id: string): Source {
  const document = parseDocument(text);
  document.addIn(path, id);
  // As Prettier wants it, so that nothing else changes.
  return {file, text: document.toString({lineWidth: 0, flowCollectionPadding: false, singleQuote: true})};
}
