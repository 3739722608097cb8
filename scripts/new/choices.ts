import {outlineGroups} from './outlineGroups';
import {kinds, methods, type Flag} from './questions';
import type {Site} from './Site';

/** What a person may answer to a question; empty where that is no list. */
export function choicesOf(flag: Flag, {outline, contract, countries}: Site): readonly string[] {
  switch (flag) {
    case 'kind':
      return kinds;
    case 'method':
      return methods;
    case 'group':
      return outlineGroups(outline).flatMap(({name, items}) => (items === undefined ? [] : [name]));
    case 'file':
      return contract.paths.map(({name}) => name);
    case 'schema':
      return contract.schemas;
    case 'country':
      return countries.map(({code, name}) => `${code} ${name.en}`);
    default:
      return [];
  }
}
