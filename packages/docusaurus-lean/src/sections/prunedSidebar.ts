import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {SidebarItems} from './client/Section';

function leadsTo(item: PropSidebarItem, paths: ReadonlySet<string>): boolean {
  return (
    ('href' in item && item.href !== undefined && paths.has(item.href)) ||
    (item.type === 'category' && item.items.some((child) => leadsTo(child, paths)))
  );
}

/**
 * A sidebar with all of its categories, but only those items that are seen on some pages. The theme shows a category without
 * items as a link, so each keeps its first.
 *
 * @param paths - of the pages
 */
export function prunedSidebar(items: SidebarItems, paths: ReadonlySet<string>): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') {
      return item;
    }
    const seen = leadsTo(item, paths) ? item.items : item.items.slice(0, 1);
    return {...item, items: prunedSidebar(seen, paths)};
  });
}
