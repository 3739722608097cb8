import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import type {SidebarItems, VersionProps} from './client/Section';

type Paths = ReadonlySet<string>;

const isAmong = (item: PropSidebarItem, paths: Paths): boolean =>
  'href' in item && item.href !== undefined && paths.has(item.href);

function leadsTo(item: PropSidebarItem, paths: Paths): boolean {
  return isAmong(item, paths) || (item.type === 'category' && item.items.some((child) => leadsTo(child, paths)));
}

/**
 * A sidebar with all of its categories, but only those items that are seen on some pages. The theme shows a category without
 * items as a link, so each keeps its first; an index counts the items of the categories below it, which keep all.
 *
 * @param paths - of the pages
 * @param hasCards - whether a page may show cards of what stands beside it, as an index does of what is below it
 */
export function prunedSidebar(
  items: SidebarItems,
  paths: Paths,
  hasCards = false,
  isCounted = false,
): PropSidebarItem[] {
  const areCounted = isCounted || (hasCards && items.some((item) => isAmong(item, paths)));
  return items.map((item) => {
    if (item.type !== 'category') {
      return item;
    }
    const children = areCounted || leadsTo(item, paths) ? item.items : item.items.slice(0, 1);
    return {...item, items: prunedSidebar(children, paths, hasCards, isAmong(item, paths))};
  });
}

/** The lists of items in which some pages stand. */
function listsAround(items: SidebarItems, paths: Paths): SidebarItems[] {
  return [
    ...(items.some((item) => isAmong(item, paths)) ? [items] : []),
    ...items.flatMap((item) => (item.type === 'category' ? listsAround(item.items, paths) : [])),
  ];
}

function indexesAmong(items: SidebarItems, paths: Paths): PropSidebarItemCategory[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [...(isAmong(item, paths) ? [item] : []), ...indexesAmong(item.items, paths)] : [],
  );
}

/**
 * What some pages show of their docs set.
 *
 * @param paths - of the pages
 * @param hasCards - as above
 * @returns the sidebars as {@link prunedSidebar}; of the docs those that such cards describe
 */
export function prunedVersion({version}: VersionProps, paths: Paths, hasCards: boolean): VersionProps {
  const sidebars = Object.entries(version.docsSidebars);
  const described = sidebars
    .flatMap(([, items]) => [
      ...indexesAmong(items, paths).map((index): SidebarItems => index.items),
      ...(hasCards ? listsAround(items, paths) : []),
    ])
    .flat()
    .flatMap((item) => (item.type === 'link' && item.docId !== undefined ? [item.docId] : []));
  return {
    version: {
      ...version,
      docsSidebars: Object.fromEntries(sidebars.map(([name, items]) => [name, prunedSidebar(items, paths, hasCards)])),
      docs: Object.fromEntries(Object.entries(version.docs).filter(([id]) => described.includes(id))),
    },
  };
}
