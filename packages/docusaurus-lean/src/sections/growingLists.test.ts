import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';
import {growingLists, listsOf, withoutPages, type ListNames} from './growingLists';

const version = (name: string, ...ids: string[]) => ({
  name,
  mainDocId: 'intro',
  docs: ids.map((id) => ({id, path: `/${name}/${id}`})),
});

const globalData = {
  'docusaurus-plugin-content-docs': {
    default: {path: '/', versions: [version('2', 'intro', 'a', 'b'), version('1', 'intro', 'a')]},
  } as unknown as Record<string, GlobalPluginData>,
  pairs: {default: {list: [{one: '/2/b', other: '/two/b'}], size: 1}},
};

const lists = growingLists(globalData, {pairs: ['list']});

describe('what of the global data comes with sections', () => {
  it('is the doc of a page in every version, and what names the page elsewhere', () => {
    const found = (path: string) => listsOf(lists, new Set([path])).map(({at, entries}) => [at.join('.'), entries]);
    expect(found('/2/a')).toEqual([
      ['docusaurus-plugin-content-docs.default.versions.0.docs', [{id: 'a', path: '/2/a'}]],
      ['docusaurus-plugin-content-docs.default.versions.1.docs', [{id: 'a', path: '/1/a'}]],
    ]);
    expect(found('/two/b')).toEqual([['pairs.default.list', [{one: '/2/b', other: '/two/b'}]]]);
  });

  it('leaves the main doc of each version, and what the navbar names, to all pages', () => {
    const rest = withoutPages(globalData, lists, {items: [{type: 'doc', docId: 'b'}]}) as typeof globalData;
    const {versions = []} = rest['docusaurus-plugin-content-docs'].default ?? {};
    expect(versions.map(({docs}) => docs.map(({id}) => id))).toEqual([['intro', 'b'], ['intro']]);
    expect(rest.pairs.default).toEqual({list: [], size: 1});
  });

  it.each<ListNames>([{pairs: ['size']}, {others: ['list']}])('is a list, and %j is none', (names) => {
    expect(() => growingLists(globalData, names)).toThrow('"sections.lists" names');
  });
});
