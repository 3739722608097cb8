/** The name that a line of JSON begins with, after its indent; a literal of Python begins in the same way. */
const namedLine = /^(\s*)"((?:[^"\\]|\\.)*)"\s*:/;

/**
 * Which field each line of laid out JSON belongs to, in an answer or in a program that holds a body: names of the fields that
 * hold it, joined by dots. A line without a name belongs to the field above it that is indented less.
 *
 * @param lines - of the code
 * @returns for each line its path; undefined where it belongs to no field
 */
export function jsonPaths(lines: readonly string[]): (string | undefined)[] {
  const holders: {indent: number; name: string}[] = [];
  return lines.map((line) => {
    const [, space = '', name] = namedLine.exec(line) ?? [];
    const indent = name === undefined ? (/\S/.exec(line)?.index ?? Infinity) : space.length;
    // The bracket that closes a field is indented as its name is.
    const isClosing = name === undefined && /^\s*[\]}]/.test(line);
    while (holders.length > 0 && (holders.at(-1)?.indent ?? 0) >= indent + (isClosing ? 1 : 0)) {
      holders.pop();
    }
    const path = [...holders.map((holder) => holder.name), ...(name === undefined ? [] : [name])].join('.');
    if (isClosing && holders.at(-1)?.indent === indent) {
      holders.pop();
    }
    if (name !== undefined) {
      holders.push({indent, name});
    }
    return path === '' ? undefined : path;
  });
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Which lines of a program name a parameter of the request: `name=value` of an address or of a form, `"name": value`.
 *
 * @param lines - of the code
 * @param name - of the parameter
 */
export function linesNaming(lines: readonly string[], name: string): number[] {
  const pattern = new RegExp(`(?:^|[^\\w.-])${escaped(name)}(?:=|["']?\\s*:|["'],)`);
  return lines.flatMap((line, index) => (pattern.test(line) ? [index] : []));
}
