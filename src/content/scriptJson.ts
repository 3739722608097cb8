const escapes: Readonly<Record<string, string>> = {'<': '\\u003c', '>': '\\u003e'};

/**
 * A value as JSON that may stand in a script element of a page, whatever its texts are: none of them ends the element, starts
 * another one, or ends the tag of a template.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>]/g, (character) => escapes[character] ?? character);
}
