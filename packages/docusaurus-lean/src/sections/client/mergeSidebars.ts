import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {SidebarItems} from './Section';

function mergeItem(item: PropSidebarItem, other: PropSidebarItem | undefined): PropSidebarItem {
  if (item.type !== 'category' || other?.type !== 'category') {
    return item;
  }
  const [more, less] = item.items.length < other.items.length ? [other, item] : [item, other];
  return {...more, items: mergeSidebars(more.items, less.items)};
}

/**
 * Joins what two sections know of one sidebar. Each has all categories; those that are closed on its pages with their first
 * item only.
 *
 * @returns every category with as many items as one of the two knows
 */
export function mergeSidebars(items: SidebarItems, others: SidebarItems): PropSidebarItem[] {
  return items.map((item, index) => mergeItem(item, others[index]));
}
