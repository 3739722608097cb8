import {describe, expect, it} from 'vitest';
import {librarySite} from './fixtures/librarySite';
import {addToGroup, groupsCalled, outlineGroups, type OutlineGroup} from './outlineGroups';

const groups = outlineGroups(librarySite.outline);

function called(name: string): OutlineGroup {
  const [group] = groupsCalled(name, groups);
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
    expect(groupsCalled(name, groups).map((group) => group.name)).toEqual(names);
  });
});

describe('addToGroup', () => {
  it.each([
    ['Magazines', 'magazines/lend', "...within('magazines', 'get-a-magazine', 'lend'),"],
    ['Magazines', 'loans/lend', "...within('magazines', 'get-a-magazine'), 'loans/lend',"],
    ['Books > Old', 'books/lend', "items: ['books/lend'],"],
    ['Magazines > Old', 'lend', "items: ['intro-2', 'lend']"],
  ])('puts into %s the page %s', (name, id, expected) => {
    const {file, text} = addToGroup(called(name), id);
    expect(file).toBe('config/outline/books.ts');
    expect(text).toContain(expected);
  });

  it('changes nothing else', () => {
    const {text} = addToGroup(called('Magazines'), 'loans/lend');
    expect(text.replace(", 'loans/lend'", '')).toBe(librarySite.outline[0]?.text);
  });

  it('refuses items that are computed', () => {
    expect(() => addToGroup(called('Countries'), 'countries/x')).toThrow(
      'config/outline/books.ts: the items of "Countries" are no list.',
    );
  });
});
