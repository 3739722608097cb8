import {pointerKeys, valueAt} from './expressions';

/** A field that is missing counts as `null`, so that `/list/0 == null` says that a list is empty. */
const isSame = (left: unknown, right: unknown): boolean => (left ?? null) === right;

const operators = {
  '==': isSame,
  '!=': (left: unknown, right: unknown) => !isSame(left, right),
  '>': (left: unknown, right: unknown) => Number(left) > Number(right),
  '<': (left: unknown, right: unknown) => Number(left) < Number(right),
};

export type Operator = keyof typeof operators;

/** What a field of the answer has to be for the step to have succeeded. */
export interface Criterion {
  /** Keys from the top of the body. */
  readonly field: readonly string[];
  readonly operator: Operator;
  readonly value: string | number | boolean | null;
}

const condition = /^\$response\.body#(\/\S+) (==|!=|>|<) ('[^']*'|-?[\d.]+|true|false|null)$/;

/** The status of `$statusCode == 200`; undefined for another condition. */
export function statusOf(text: string): string | undefined {
  return /^\$statusCode == (\d{3})$/.exec(text)?.[1];
}

/**
 * Reads a simple condition on the answer's body:
 * https://spec.openapis.org/arazzo/v1.0.1.html#criterion-object
 *
 * @throws if it has another form
 */
export function parseCriterion(text: string): Criterion {
  const [, pointer = '', operator = '', literal = ''] = condition.exec(text) ?? [];
  if (pointer === '') {
    throw new Error(
      `"${text}" is no condition that the programs can test. Write $statusCode == 200, or $response.body#/field == 'value' with ==, !=, > or <; /list/0 == null says that a list is empty.`,
    );
  }
  const value = (literal.startsWith("'") ? literal.slice(1, -1) : JSON.parse(literal)) as Criterion['value'];
  return {field: pointerKeys(pointer), operator: operator as Operator, value};
}

/** Whether a body meets a criterion. */
export function holds({field, operator, value}: Criterion, body: unknown): boolean {
  return operators[operator](valueAt(body, field), value);
}
