import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importNode} from '../nodes';

/** Imports `<Flow>` into the pages that have one: few do, and the others load neither its code nor its styles. */
export default function remarkPageImports() {
  return (root: Root): void => {
    const used = new Set<string | null>();
    visit(root, 'mdxJsxFlowElement', ({name}) => {
      used.add(name);
    });
    root.children.push(...(used.has('Flow') ? importNode('components/Flow', 'Flow') : []));
  };
}
