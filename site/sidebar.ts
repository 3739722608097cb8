import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {locales, type LocaleCode} from '../config/locales';
import {outline, type OutlineItem} from '../src/content/outline';
import {fieldsOf} from '../src/content/frontMatter';
import {routeIn} from '../src/content/routes';
import {pageMethods} from '../src/reference/contract/pageMethods';

const methods = pageMethods(path.resolve(__dirname, '../openapi'));

type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/**
 * The label of an item as the sidebar shows it.
 *
 * @throws if there is no such page, or it has no `sidebar_label`
 */
function labelOf(item: OutlineItem, locale: LocaleCode): string {
  if (typeof item !== 'string') {
    return item.label[locale];
  }
  const file = path.join(locales[locale].docsPath, `${item}.mdx`);
  const {sidebar_label: label} = fieldsOf(file);
  if (label === undefined) {
    throw new Error(`${file}: the page stands in an alphabetical group of config/outline. Give it a "sidebar_label".`);
  }
  return label;
}

function sorted(items: readonly OutlineItem[], locale: LocaleCode): readonly OutlineItem[] {
  return [...items].sort((a, b) => labelOf(a, locale).localeCompare(labelOf(b, locale), locale));
}

/** An item of the outline; before it, its heading. */
function sidebarItems(item: OutlineItem, locale: LocaleCode): SidebarItem[] {
  if (typeof item === 'string') {
    const method = methods.get(item);
    return [method === undefined ? item : {type: 'doc', id: item, className: `operation operation--${method}`}];
  }
  const {heading, label, doc} = item;
  const items = item.isAlphabetical ? sorted(item.items, locale) : item.items;
  return [
    ...(heading === undefined ? [] : [{type: 'html', value: heading[locale], className: 'menu__label'} as const]),
    {
      type: 'category',
      label: label[locale],
      // oxlint-disable-next-line no-deprecated -- an item of a sidebar, not String.prototype.link
      link: {type: 'doc', id: doc},
      items: items.flatMap((child) => sidebarItems(child, locale)),
    },
  ];
}

/**
 * The outline as a Docusaurus sidebar.
 *
 * @param locale - language of the labels
 */
export function sidebar(locale: LocaleCode): SidebarsConfig {
  return {tutorialSidebar: outline.flatMap((item) => sidebarItems(item, locale))};
}

/**
 * The pages that open the groups of the outline, as links: what a page shows that is in another language than its docs set.
 *
 * @param locale - language of the page
 */
export function openingPages(locale: LocaleCode): SidebarItem[] {
  return outline.map((item): SidebarItem => {
    const id = typeof item === 'string' ? item : item.doc;
    const {slug = `/${id}`, sidebar_label: own = ''} = fieldsOf(path.join(locales[locale].docsPath, `${id}.mdx`));
    return {type: 'link', label: typeof item === 'string' ? own : item.label[locale], href: routeIn(locale, slug)};
  });
}
