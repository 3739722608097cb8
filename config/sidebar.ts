import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {LocaleCode} from './locales';
import {outline, type OutlineItem} from './outline';

type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

function sidebarItem(item: OutlineItem, locale: LocaleCode): SidebarItem {
  if (typeof item === 'string') {
    return item;
  }
  const label = item.label[locale];
  const description = item.description[locale];
  return {
    type: 'category',
    label,
    description,
    link:
      item.doc === undefined
        ? {
            type: 'generated-index',
            title: label,
            description,
            ...(item.slug === undefined ? {} : {slug: item.slug[locale]}),
          }
        : {type: 'doc', id: item.doc},
    items: item.items.map((child) => sidebarItem(child, locale)),
  };
}

/**
 * The outline as a Docusaurus sidebar.
 *
 * @param locale - language of the labels and of the index pages' routes
 */
export function sidebar(locale: LocaleCode): SidebarsConfig {
  return {tutorialSidebar: outline.map((item) => sidebarItem(item, locale))};
}
