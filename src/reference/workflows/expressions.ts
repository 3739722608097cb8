import {didYouMean} from '../../content/closest';
import {copyWith} from '../json';

/** What the expressions of a step stand for, by their text: `$inputs.email`, `$steps.register.outputs.token`. */
export type Values = ReadonlyMap<string, unknown>;

const embedded = /\{(\$[\w.-]+)\}/g;

/**
 * Fills the runtime expressions of a JSON value in. One that is a text of its own keeps the type of what it stands for.
 * https://spec.openapis.org/arazzo/v1.0.1.html#runtime-expressions
 *
 * @throws if the value has an expression that is not known
 */
export function resolve(value: unknown, values: Values): unknown {
  const valueOf = (expression: string): unknown => {
    if (!values.has(expression)) {
      throw new Error(`"${expression}" is not known in this step.${didYouMean(expression, values.keys())}`);
    }
    return values.get(expression);
  };
  return copyWith(value, (part) => {
    if (typeof part !== 'string') {
      return part;
    }
    return part.startsWith('$')
      ? valueOf(part)
      : part.replaceAll(embedded, (_match, expression: string) => String(valueOf(expression)));
  });
}
