import type {Expression, SpreadElement} from 'estree';

/** What stands for data that only a running program would know: a name, a call. */
export const unknown = Symbol('unknown');

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
export function literalOf(node: Expression | SpreadElement | null): unknown {
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
