import {pointerKeys, valueAt} from '../json';
import {parseTemplate, type Reference} from './expressions';
import type {SourceAgreement, SourceCriterion} from './source';

/** How the part of an answer is compared; each program has a function of its own for each. */
export type Operator =
  /** Is this value. */
  | '=='
  /** Is another value, or missing. */
  | '!='
  | '>'
  /** Is a list of at most so many entries. A list that is missing is none. */
  | 'atMost'
  /** Is a text with a part that fits a regular expression. */
  | 'matches'
  /** Is a name that has every word of another, two at least: the rule of the page on decisions. */
  | 'fits'
  /** Is the same day, as `YYYY-MM-DD…` or `DD/MM/YYYY`. */
  | 'sameDay';

/** What has to be done where a criterion is not met, by the page on decisions. */
export type Otherwise = 'correct' | 'review' | 'notChecked';

/** What a part of an answer has to be. */
export interface Criterion {
  /** Keys from the top of the body. */
  readonly field: readonly string[];
  readonly operator: Operator;
  readonly value: string | number | boolean | null;
  /** Where a name or a day that is compared comes from; `value` is that of the example. */
  readonly from?: Reference;
  readonly otherwise: Otherwise;
  /** Another field that, with this value, is as good. */
  readonly or?: Pick<Criterion, 'field' | 'operator' | 'value'>;
}

const condition = /^\$response\.body#(\/\S+) (==|!=|>) ('[^']*'|-?[\d.]+|true|false|null)$/;

/** `A || B`: each looks at a field of its own. */
const alternative = /^(.+ == \S+) \|\| (.+ == \S+)$/;

/** `/list/0 == null`: the list is there and ends before this entry. */
const missingEntry = /^\$response\.body#(\/\S+)\/(\d+) == null$/;

const body = '$response.body#';

/** The status of `$statusCode == 200`; undefined for another condition. */
export function statusOf(text: string): string | undefined {
  return /^\$statusCode == (\d{3})$/.exec(text)?.[1];
}

/**
 * Reads a condition on the answer's body, a simple one or a regular expression:
 * https://spec.openapis.org/arazzo/v1.0.1.html#criterion-object
 *
 * @throws if it has another form
 */
export function parseCriterion(source: SourceCriterion): Criterion {
  const {context = '', condition: text, type = 'simple', 'x-otherwise': otherwise = 'review'} = source;
  if (type === 'regex' && context.startsWith(`${body}/`)) {
    return {field: pointerKeys(context.slice(body.length)), operator: 'matches', value: text, otherwise};
  }
  const [, first, second] = alternative.exec(text) ?? [];
  if (type === 'simple' && first !== undefined && second !== undefined) {
    const {field, operator, value} = parseCriterion({condition: second});
    return {...parseCriterion({condition: first, 'x-otherwise': otherwise}), or: {field, operator, value}};
  }
  const [, list, entry] = missingEntry.exec(text) ?? [];
  if (type === 'simple' && list !== undefined) {
    return {field: pointerKeys(list), operator: 'atMost', value: Number(entry), otherwise};
  }
  const [, pointer = '', operator = '', literal = ''] = condition.exec(text) ?? [];
  if (type !== 'simple' || pointer === '') {
    throw new Error(
      `"${text}" is not a condition that the programs can test. Write $statusCode == 200, or $response.body#/field == 'value' with ==, !=, > or <, two with == and || between them, or "type: regex" with $response.body#/field as its context; /list/0 == null says that a list is empty.`,
    );
  }
  const value = (literal.startsWith("'") ? literal.slice(1, -1) : JSON.parse(literal)) as Criterion['value'];
  return {field: pointerKeys(pointer), operator: operator as Operator, value, otherwise};
}

/**
 * Reads a comparison with a name or a day that an input or an earlier answer holds.
 *
 * @param valueOf - what an expression stands for
 * @throws if one of the expressions is none
 */
export function parseAgreement(
  {field, with: expression, as, otherwise = 'correct'}: SourceAgreement,
  valueOf: (reference: Reference) => unknown,
): Criterion {
  const [from] = parseTemplate(expression);
  if (!field.startsWith(`${body}/`) || typeof from !== 'object') {
    throw new Error(
      `"${field}" and "${expression}" cannot be compared. Write $response.body#/field, and $inputs.<name> or $steps.<stepId>.outputs.<name>.`,
    );
  }
  const operator = ({name: 'fits', day: 'sameDay', same: '=='} as const)[as];
  return {field: pointerKeys(field.slice(body.length)), operator, value: String(valueOf(from)), from, otherwise};
}

const words = (name: unknown): Set<string> =>
  new Set(
    String(name)
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu),
  );

/** The rule for names: platform/decisions. */
function fits(official: unknown, typed: unknown): boolean {
  const [officialWords, typedWords] = [words(official), [...words(typed)]];
  return typedWords.length > 1 && typedWords.every((word) => officialWords.has(word));
}

const day = (text: unknown): string =>
  String(text)
    .replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
    .slice(0, '2000-12-31'.length);

const tests: Readonly<Record<Operator, (actual: unknown, wanted: unknown) => boolean>> = {
  '==': (actual, wanted) => (actual ?? null) === wanted,
  '!=': (actual, wanted) => (actual ?? null) !== wanted,
  '>': (actual, wanted) => typeof actual === 'number' && actual > Number(wanted),
  atMost: (actual, wanted) => Array.isArray(actual) && actual.length <= Number(wanted),
  matches: (actual, wanted) => typeof actual === 'string' && new RegExp(String(wanted)).test(actual),
  fits: (actual, wanted) => typeof actual === 'string' && fits(actual, wanted),
  sameDay: (actual, wanted) => typeof actual === 'string' && day(actual) === day(wanted),
};

/** Whether the body of an answer meets a criterion. */
export function holds(
  {field, operator, value, or}: Pick<Criterion, 'field' | 'operator' | 'value' | 'or'>,
  answer: unknown,
): boolean {
  return tests[operator](valueAt(answer, field), value) || (or !== undefined && holds(or, answer));
}
