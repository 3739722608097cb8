import type {Element, ElementContent, Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** What an element has as a class or as an attribute: `rel`, `data-x`. */
export function propertyOf(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : undefined;
}

export function hasClass(element: Element, name: string): boolean {
  const {className} = element.properties;
  return Array.isArray(className) && className.includes(name);
}

/** Parts of the frame within `<main>`, and what serves the eye or the pointer only. */
const frameElements = new Set(['button', 'footer', 'form', 'nav', 'script', 'style', 'svg', 'template', 'wbr']);
const frameClasses = ['hash-link', 'theme-doc-toc-desktop', 'theme-doc-toc-mobile'];

function isFrame(element: Element): boolean {
  return (
    frameElements.has(element.tagName) ||
    frameClasses.some((name) => hasClass(element, name)) ||
    element.properties.dataPagefindIgnore !== undefined ||
    element.properties.role === 'tablist'
  );
}

/** The first element that a test accepts. */
export function findElement(root: Nodes, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element) => {
    if (test(element)) {
      found = element;
      return false;
    }
    return undefined;
  });
  return found;
}

function withoutFrame(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type === 'comment' || (child.type === 'element' && isFrame(child))) {
      return [];
    }
    return [child.type === 'element' ? {...child, children: withoutFrame(child.children)} : child];
  });
}

/**
 * What a page says, without the frame of the site around it.
 *
 * @param page - a whole page
 * @returns undefined where the page has no `<main>`
 */
export function articleOf(page: Root): Element | undefined {
  const main = findElement(page, ({tagName}) => tagName === 'main');
  return main === undefined ? undefined : {...main, children: withoutFrame(main.children)};
}
