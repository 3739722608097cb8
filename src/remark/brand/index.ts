import type {Code, InlineCode, Link, Parent, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fillBrand} from './fillBrand';
import type {Brand} from '../../../config/brand';

interface Expression {
  type: 'mdxTextExpression' | 'mdxFlowExpression';
  value: string;
}

type BrandNode = Expression | Code | InlineCode | Link;

/**
 * Replaces `{brand.name}`, `{brand.apiUrl}` … in prose, code and links by the brand's own text.
 *
 * @param brand - where the texts come from
 */
export default function remarkBrand({brand}: {brand: Brand}) {
  return (root: Root, file: VFile): void => {
    visit(root, (node, index, parent: Parent | undefined) => {
      const target = node as BrandNode;
      try {
        if (target.type === 'mdxTextExpression' || target.type === 'mdxFlowExpression') {
          if (target.value.startsWith('brand.') && parent !== undefined && index !== undefined) {
            const text: Text = {type: 'text', value: fillBrand(`{${target.value}}`, brand)};
            parent.children[index] = target.type === 'mdxTextExpression' ? text : {type: 'paragraph', children: [text]};
          }
        } else if (target.type === 'code' || target.type === 'inlineCode') {
          target.value = fillBrand(target.value, brand);
        } else if (target.type === 'link') {
          target.url = fillBrand(decodeURI(target.url), brand);
        }
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), {place: node.position, source: 'remark-brand'});
      }
    });
  };
}
