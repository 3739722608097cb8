import type {Code, InlineCode, Link, Parent, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Brand} from '../../../../config/brand';
import {fillBrand} from './fillBrand';

interface Expression {
  type: 'mdxTextExpression' | 'mdxFlowExpression';
  value: string;
}

type BrandNode = Expression | Code | InlineCode | Link;

const types: readonly BrandNode['type'][] = ['mdxTextExpression', 'mdxFlowExpression', 'code', 'inlineCode', 'link'];

function isBrandNode(node: {type: string}): node is BrandNode {
  return types.some((type) => type === node.type);
}

function isExpression(node: BrandNode): node is Expression {
  return node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
}

/**
 * Replaces `{brand.name}`, `{brand.apiUrl}` … in prose, code and links by the brand's own text.
 *
 * @param options - `brand`: where the texts come from
 */
export default function remarkBrand({brand}: {brand: Brand}) {
  return (root: Root, file: VFile): void => {
    visit(root, (node, index, parent: Parent | undefined) => {
      if (!isBrandNode(node)) {
        return;
      }
      try {
        if (node.type === 'code' || node.type === 'inlineCode') {
          node.value = fillBrand(node.value, brand);
        } else if (node.type === 'link') {
          node.url = fillBrand(decodeURI(node.url), brand);
        } else if (
          isExpression(node) &&
          node.value.startsWith('brand.') &&
          parent !== undefined &&
          index !== undefined
        ) {
          const text: Text = {type: 'text', value: fillBrand(`{${node.value}}`, brand)};
          parent.children[index] = node.type === 'mdxTextExpression' ? text : {type: 'paragraph', children: [text]};
        }
      } catch (error) {
        const {position} = node as {position?: Root['position']};
        file.fail(error instanceof Error ? error.message : String(error), {place: position, source: 'remark-brand'});
      }
    });
  };
}
