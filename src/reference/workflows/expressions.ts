import {copyWith} from '../json';

/**
 * Runtime expressions of Arazzo, those that workflows use here:
 * https://spec.openapis.org/arazzo/v1.0.1.html#runtime-expressions
 */

/** Where a value comes from: an input of the workflow, an output of an earlier step, or a member of the cast. */
export type Reference =
  | {readonly from: 'inputs'; readonly name: string}
  | {readonly from: 'steps'; readonly step: string; readonly name: string}
  | {readonly from: 'cast'; readonly role: string; readonly name: string};

/** A text, cut at its expressions. */
export type Template = readonly (string | Reference)[];

const reference = /\$(?:inputs\.([\w-]+)|steps\.([\w-]+)\.outputs\.([\w-]+)|cast\.([\w-]+)\.([\w-]+))/;
const whole = new RegExp(`^${reference.source}$`);
const embedded = new RegExp(`\\{${reference.source}\\}`, 'g');

function toReference([, input, step, output, role, key]: RegExpMatchArray): Reference {
  if (input !== undefined) {
    return {from: 'inputs', name: input};
  }
  return step === undefined
    ? {from: 'cast', role: role ?? '', name: key ?? ''}
    : {from: 'steps', step, name: output ?? ''};
}

/**
 * Cuts a text at its expressions: `$inputs.email`, or within a text `Bearer {$steps.register.outputs.token}`.
 *
 * @throws if it begins with `$` and is no expression that workflows use here
 */
export function parseTemplate(text: string): Template {
  const alone = whole.exec(text);
  if (alone !== null) {
    return [toReference(alone)];
  }
  if (text.startsWith('$')) {
    throw new Error(
      `"${text}" is no expression that workflows use here. Write $inputs.<name> or $steps.<stepId>.outputs.<name>.`,
    );
  }
  const parts: (string | Reference)[] = [];
  let end = 0;
  for (const match of text.matchAll(embedded)) {
    parts.push(text.slice(end, match.index), toReference(match));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

/** A JSON value with every text in it replaced; whatever else it holds is kept. */
export const mapTexts = (value: unknown, replace: (text: string, key: string) => unknown): unknown =>
  copyWith(value, (part, key) => (typeof part === 'string' ? replace(part, key) : part));

/** The expressions of a JSON value, in their order. */
export function referencesOf(value: unknown): Reference[] {
  const found: Reference[] = [];
  mapTexts(value, (text) => {
    found.push(...parseTemplate(text).filter((part) => typeof part !== 'string'));
    return text;
  });
  return found;
}

/**
 * Fills the expressions of a JSON value in. One that is a text of its own keeps the type of what it stands for.
 *
 * @param valueOf - what an expression stands for
 */
export function resolve(value: unknown, valueOf: (reference: Reference) => unknown): unknown {
  return mapTexts(value, (text) => {
    const template = parseTemplate(text);
    const [first] = template;
    return template.length === 1 && typeof first === 'object'
      ? valueOf(first)
      : template.map((part) => (typeof part === 'string' ? part : String(valueOf(part)))).join('');
  });
}
