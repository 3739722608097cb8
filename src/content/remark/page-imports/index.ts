import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importNode} from '../nodes';

/** Components that few pages have: a page that has one imports it, and the others load neither its code nor its styles. */
const components: readonly string[] = ['Flow', 'TagPrices'];

/** Imports what a page has of these components. It runs last, because other plugins place them, too. */
export default function remarkPageImports() {
  return (root: Root): void => {
    const used = new Set<string>();
    visit(root, 'mdxJsxFlowElement', ({name}) => {
      used.add(name ?? '');
    });
    root.children.push(
      ...components.filter((name) => used.has(name)).flatMap((name) => importNode(`components/${name}`, name)),
    );
  };
}
