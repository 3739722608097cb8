import type {Element, ElementContent} from 'hast';
import {visit} from 'unist-util-visit';

const rankOf = (node: ElementContent): number =>
  node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? Infinity) : Infinity;

/**
 * A section of a page: its heading and what stands under it, up to the next heading of the same rank.
 *
 * @param id - of the heading
 * @param pageUrl - for the message
 * @throws if the page has no such heading
 */
export function sectionOf(article: Element, id: string, pageUrl: string): ElementContent[] {
  let section: ElementContent[] | undefined;
  visit(article, 'element', (element, index, parent) => {
    if (element.properties.id !== id || rankOf(element) === Infinity || parent === undefined || index === undefined) {
      return undefined;
    }
    const [heading = element, ...rest] = parent.children.slice(index);
    const end = rest.findIndex((node) => rankOf(node) <= rankOf(heading));
    section = [heading, ...(end < 0 ? rest : rest.slice(0, end))];
    return false;
  });
  if (section === undefined) {
    throw new Error(`${pageUrl} has no heading "${id}", which config/skills.ts names. Change it there.`);
  }
  return section;
}
