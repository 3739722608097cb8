import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {reference} from './parts';

/** Code that the text before it explains, and what follows that code within the text. */
export interface Panel {
  beside: RootContent[];
  after: RootContent[];
}

const isBoundary = (node: RootContent | undefined): boolean =>
  node === undefined || node.type === 'heading' || (node.type === 'mdxJsxFlowElement' && node.name === 'Reference');

/**
 * Puts panels beside their text: what is between a panel's element and the heading or the panel above it, and, where no other
 * panel follows in the section, the rest of the section.
 *
 * @param panels - by the elements of the page that they replace, in the order of the page
 */
export function placeBeside(root: Root, panels: ReadonlyMap<MdxJsxFlowElement, Panel>): void {
  const {children} = root;
  for (const [node, {beside, after}] of panels) {
    const at = children.indexOf(node);
    let start = at;
    while (start > 0 && !isBoundary(children[start - 1])) {
      start -= 1;
    }
    let end = at + 1;
    while (!isBoundary(children[end]) && !panels.has(children[end] as MdxJsxFlowElement)) {
      end += 1;
    }
    const isLast = !panels.has(children[end] as MdxJsxFlowElement);
    const rest = isLast ? children.slice(at + 1, end) : [];
    const grid = reference(children.slice(start, at), beside, [...after, ...rest]);
    children.splice(start, (isLast ? end : at + 1) - start, grid);
  }
}
