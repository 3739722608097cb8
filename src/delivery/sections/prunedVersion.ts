import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import type {SidebarItems, VersionProps} from './client/Section';

type Paths = ReadonlySet<string>;

function leadsTo(item: PropSidebarItem, paths: Paths): boolean {
  const isThere = 'href' in item && item.href !== undefined && paths.has(item.href);
  return isThere || (item.type === 'category' && item.items.some((child) => leadsTo(child, paths)));
}

/**
 * A sidebar with all of its categories, but only those items that are seen on some pages. The theme shows a category without
 * items as a link, so each keeps its first.
 *
 * @param paths - of the pages
 */
export function prunedSidebar(items: SidebarItems, paths: Paths): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') {
      return item;
    }
    const children = leadsTo(item, paths) ? item.items : item.items.slice(0, 1);
    return {...item, items: prunedSidebar(children, paths)};
  });
}

function indexesAmong(items: SidebarItems, paths: Paths): PropSidebarItemCategory[] {
  return items.flatMap((item) =>
    item.type === 'category'
      ? [...(item.href !== undefined && paths.has(item.href) ? [item] : []), ...indexesAmong(item.items, paths)]
      : [],
  );
}

/**
 * What some pages show of their docs set.
 *
 * @param paths - of the pages
 * @returns the sidebars as {@link prunedSidebar}; of the docs those that an index among the pages describes
 */
export function prunedVersion({version}: VersionProps, paths: Paths): VersionProps {
  const sidebars = Object.entries(version.docsSidebars);
  const described = sidebars
    .flatMap(([, items]) => indexesAmong(items, paths))
    .flatMap(({items}) => items)
    .flatMap((item) => (item.type === 'link' && item.docId !== undefined ? [item.docId] : []));
  return {
    version: {
      ...version,
      docsSidebars: Object.fromEntries(sidebars.map(([name, items]) => [name, prunedSidebar(items, paths)])),
      docs: Object.fromEntries(Object.entries(version.docs).filter(([id]) => described.includes(id))),
    },
  };
}
