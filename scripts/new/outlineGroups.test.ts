import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {librarySite} from './fixtures/librarySite';
import {addToGroup, groupsCalled, type OutlineGroup} from './outlineGroups';
import {readSite} from './readSite';

function called(name: string): OutlineGroup {
  const [group] = groupsCalled(name, librarySite.groups);
  if (group === undefined) {
    throw new Error(`The fixture has no group "${name}".`);
  }
  return group;
}

describe('groupsCalled', () => {
  it.each([
    ['Books', ['Books']],
    ['Old', ['Books > Old', 'Magazines > Old']],
    ['Magazines > Old', ['Magazines > Old']],
    ['New', []],
  ])('finds %s', (name, names) => {
    expect(groupsCalled(name, librarySite.groups).map((group) => group.name)).toEqual(names);
  });
});

describe('addToGroup', () => {
  it.each([
    ['Books', '      items: []\n    - books/lend\n'],
    ['Magazines', '    - magazines/get-a-magazine\n    - books/lend\n'],
    ['Books > Old', '      items: [books/lend]\n'],
    ['Magazines > Old', '        - intro-2\n        - books/lend\n'],
  ])('puts a page at the end of %s', (name, expected) => {
    const {file, text} = addToGroup(called(name), 'books/lend');
    expect(file).toBe('config/outline/books.yaml');
    expect(text).toContain(expected);
  });

  it('changes nothing else, in the outline of this site either', async () => {
    const {groups} = await readSite(path.resolve(__dirname, '../..'));
    for (const group of [...librarySite.groups, ...groups].filter(({name}) => name !== 'Books > Old')) {
      const {text} = addToGroup(group, 'books/lend');
      expect(text.replace(/^ *- books\/lend\n/m, '')).toBe(group.source.text);
    }
  });
});
