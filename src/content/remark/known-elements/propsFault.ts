import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {didYouMean} from '../../closest';
import {attributeOf} from '../attributeOf';
import {elements} from './elements';
import {flowFault} from './flowFault';

/**
 * What is wrong with the attributes of one of the site's elements.
 *
 * @returns the first fault with its fix; undefined where there is none, or the element is not one of `elements.ts`
 */
export function propsFault(element: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  const {name, attributes} = element;
  const props = elements[name ?? ''];
  // `{...props}` may hold anything.
  if (props === undefined || attributes.some(({type}) => type === 'mdxJsxExpressionAttribute')) {
    return undefined;
  }
  const {required = [], optional = []} = props;
  const known = [...required, ...optional];
  const written = attributes.filter((item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute');
  const other = written.find((attribute) => !known.includes(attribute.name));
  if (other !== undefined) {
    const list = known.length === 0 ? 'It has no attributes.' : `It has: ${known.join(', ')}.`;
    return `<${name ?? ''}> has no attribute "${other.name}".${didYouMean(other.name, known)} ${list}`;
  }
  const missing = required.find((attribute) => written.every((item) => item.name !== attribute));
  if (missing !== undefined) {
    return `<${name ?? ''}> needs the attribute "${missing}".`;
  }
  return name === 'Flow' ? flowFault(attributeOf(element, 'actors'), attributeOf(element, 'steps')) : undefined;
}
