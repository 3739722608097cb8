import generated from '@generated/docusaurus-lean/globalData.json';
import type {SiteGlobalData} from '../growingLists';
import type {GrowingList} from './Section';
import {getAt, setAt} from './setAt';

const globalData = generated as SiteGlobalData;

/** Stands in for `@generated/globalData` in the browser: what of it grows with the number of pages comes with the sections. */
export default globalData;

/** Makes known what a section brings: its docs, and which pages belong together. */
export function addLists(lists: readonly GrowingList[]): void {
  for (const {at, entries} of lists) {
    const known = getAt(globalData, at) as readonly object[];
    const texts = new Set(known.map((entry) => JSON.stringify(entry)));
    setAt(globalData, at, [...known, ...entries.filter((entry) => !texts.has(JSON.stringify(entry)))]);
  }
}
