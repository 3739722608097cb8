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
export function mapTexts(value: unknown, replace: (text: string, key: string) => unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return replace(value, key);
  }
  if (Array.isArray(value)) {
    return value.map((item) => mapTexts(item, replace, key));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, replace, name)]));
  }
  return value;
}

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

/** The keys of a JSON Pointer (RFC 6901): `/data/a~1b` → `data`, `a/b`. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What a JSON value holds at a pointer; undefined for nothing. */
export function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (holder, key) =>
      typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[key] : undefined,
    value,
  );
}
