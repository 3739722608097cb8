import type {Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Brand} from '../../../../config/brand';
import {fillBrand} from './fillBrand';

/**
 * Replaces `{brand.name}`, `{brand.apiUrl}` … in prose, code and links by the brand's own text.
 *
 * @param options - `brand`: where the texts come from
 */
export default function remarkBrand({brand}: {brand: Brand}) {
  return (root: Root, file: VFile): void => {
    visit(root, (node, index, parent) => {
      const filled = (text: string): string => {
        try {
          return fillBrand(text, brand);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          return file.fail(message, {place: node.position, source: 'remark-brand'});
        }
      };
      if (node.type === 'code' || node.type === 'inlineCode') {
        node.value = filled(node.value);
      } else if (node.type === 'link') {
        node.url = filled(decodeURI(node.url));
      } else if (
        (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
        node.value.startsWith('brand.')
      ) {
        const text: Text = {type: 'text', value: filled(`{${node.value}}`)};
        const isInText = node.type === 'mdxTextExpression';
        parent?.children.splice(index ?? 0, 1, isInText ? text : {type: 'paragraph', children: [text]});
      }
    });
  };
}
