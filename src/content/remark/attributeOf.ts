import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {literalOf, unknown} from './known-elements/literalOf';

/**
 * What an attribute of an element holds: its text, or the data between its braces.
 *
 * @returns undefined where it is not there, null where it has no value, {@link unknown} for what only a running program knows
 */
export function attributeOf({attributes}: MdxJsxFlowElement | MdxJsxTextElement, name: string): unknown {
  const found = attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  const value = found?.value;
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const [statement] = value.data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? literalOf(statement.expression) : unknown;
}
