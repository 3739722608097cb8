import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {mergeSidebars} from './client/mergeSidebars';
import {prunedSidebar, prunedVersion} from './prunedVersion';

const link = (path: string): PropSidebarItem => ({type: 'link', label: path, href: path, docId: path.slice(1)});

const category = (path: string, ...items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label: path,
  href: path,
  items,
  collapsed: true,
  collapsible: true,
});

const colombia = category('/vehicles/co', link('/vehicles/co/a'), link('/vehicles/co/b'));
const sidebar = [
  link('/intro'),
  category('/identity', link('/identity/chile'), link('/identity/peru')),
  category('/vehicles', colombia, link('/vehicles/peru')),
];

/** The paths of a sidebar, one level of indentation a level of it. */
function outline(items: readonly PropSidebarItem[], depth = 0): string[] {
  return items.flatMap((item) => [
    `${' '.repeat(depth)}${'href' in item ? (item.href ?? '') : ''}`,
    ...(item.type === 'category' ? outline(item.items, depth + 1) : []),
  ]);
}

describe('prunedSidebar', () => {
  it('keeps what is open on a page, and of each closed category the first item', () => {
    expect(outline(prunedSidebar(sidebar, new Set(['/identity/peru'])))).toEqual([
      '/intro',
      '/identity',
      ' /identity/chile',
      ' /identity/peru',
      '/vehicles',
      ' /vehicles/co',
      '  /vehicles/co/a',
    ]);
  });

  it('opens the category that a page is the index of, and counts what is in those below it', () => {
    const open = outline(prunedSidebar(sidebar, new Set(['/vehicles'])));
    expect(open).toContain(' /vehicles/peru');
    expect(open).toContain('  /vehicles/co/b');
  });
});

describe('mergeSidebars', () => {
  it('knows all that one of two sections knows', () => {
    const one = prunedSidebar(sidebar, new Set(['/identity/peru']));
    const other = prunedSidebar(sidebar, new Set(['/vehicles/co/b']));
    expect(mergeSidebars(one, other)).toEqual(sidebar);
    expect(mergeSidebars(other, one)).toEqual(sidebar);
  });
});

describe('prunedVersion', () => {
  it('keeps the descriptions that an index shows, and no others', () => {
    const docs = Object.fromEntries(
      ['identity/chile', 'identity/peru', 'vehicles/peru'].map((id) => [id, {id, title: id, description: id}]),
    );
    const version = {
      pluginId: 'default',
      version: 'current',
      label: 'Next',
      banner: null,
      badge: false,
      noIndex: false,
      className: '',
      isLast: true,
      docs,
      docsSidebars: {tutorialSidebar: sidebar},
    };
    const describedOn = (path: string, hasCards: boolean) =>
      Object.keys(prunedVersion({version}, new Set([path]), hasCards).version.docs);
    expect(describedOn('/identity', false)).toEqual(['identity/chile', 'identity/peru']);
    expect(describedOn('/identity/peru', false)).toEqual([]);
    expect(describedOn('/identity/peru', true)).toEqual(['identity/chile', 'identity/peru']);
  });
});
