import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importNode} from '../nodes';

/** Imports `<Flow>` into the pages that have one: few do, and the others load neither its code nor its styles. */
export default function remarkPageImports() {
  return (root: Root): void => {
    let isUsed = false;
    visit(root, 'mdxJsxFlowElement', ({name}) => {
      isUsed ||= name === 'Flow';
    });
    root.children.push(...(isUsed ? importNode('components/Flow', 'Flow') : []));
  };
}
