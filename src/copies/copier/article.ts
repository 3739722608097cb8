import type {Element, ElementContent, Nodes} from 'hast';
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

/** Parts of the frame within `<main>`, and what only serves the eye or the pointer. */
const frameElements = new Set([
  'button',
  'footer',
  'form',
  'input',
  'nav',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'wbr',
]);
const frameClasses = ['hash-link', 'theme-doc-toc-desktop', 'theme-doc-toc-mobile'];

function isFrame(element: Element): boolean {
  return (
    frameElements.has(element.tagName) ||
    frameClasses.some((name) => hasClass(element, name)) ||
    element.properties.dataNoCopy !== undefined
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

/** The text of highlighted code, in which a `<br>` ends each line. */
export function codeText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element' && node.tagName === 'br') {
    return '\n';
  }
  return 'children' in node ? node.children.map(codeText).join('') : '';
}

/** What stands over a block of code, such as the name of a file; undefined where it is only the language. */
function titleOf(block: Element): string | undefined {
  const header = findElement(block, (element) => hasClass(element, 'code-language'));
  const title = header === undefined ? '' : codeText(header);
  return title === '' || hasClass(block, `language-${title}`) ? undefined : title;
}

/** The name of a field, which on the page is a link to its own row. */
function isOwnAddress({tagName, properties, children: [name]}: Element): boolean {
  return (
    tagName === 'a' && String(properties.href).startsWith('#') && name?.type === 'element' && name.tagName === 'code'
  );
}

/**
 * Code becomes plain text here: its coloured parts are half of all elements, and would take time to convert.
 *
 * @param block - of code that the children belong to
 */
function withoutFrame(children: readonly ElementContent[], block?: Element): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') {
      return child.type === 'comment' ? [] : [child];
    }
    if (isFrame(child)) {
      return [];
    }
    if (isOwnAddress(child)) {
      return withoutFrame(child.children, block);
    }
    const {tagName} = child;
    if (tagName === 'pre') {
      const dataTitle = block === undefined ? undefined : titleOf(block);
      return [
        {...child, properties: {...child.properties, dataTitle}, children: [{type: 'text', value: codeText(child)}]},
      ];
    }
    return [{...child, children: withoutFrame(child.children, hasClass(child, 'theme-code-block') ? child : block)}];
  });
}

/** What a page says: its `<main>` without the frame of the site within. */
export function articleOf(main: Element): Element {
  return {...main, children: withoutFrame(main.children)};
}
