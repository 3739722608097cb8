import type {Expression, SpreadElement} from 'estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** What stands for data that only a running program would know: a name, a call. */
const unknown = Symbol('unknown');

function propertiesOf(properties: readonly object[]): Record<string, unknown> {
  return Object.fromEntries(
    properties.flatMap((property): [string, unknown][] => {
      const {type, key, value} = property as {type: string; key?: {name?: string; value?: unknown}; value?: Expression};
      return type === 'Property' && value !== undefined ? [[key?.name ?? String(key?.value), literalOf(value)]] : [];
    }),
  );
}

/**
 * The data that an attribute in braces holds: `{['You', 'API']}`.
 *
 * @returns the value, with {@link unknown} wherever something is not written out
 */
function literalOf(node: Expression | SpreadElement | null): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : unknown;
    case 'ArrayExpression':
      return node.elements.map((element) => literalOf(element));
    case 'ObjectExpression':
      return propertiesOf(node.properties);
    default:
      return unknown;
  }
}

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
