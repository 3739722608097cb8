/** A part of a program: a text, a line for each item of a list, or nothing, without which its line is left out. */
type Part = string | number | readonly string[] | undefined;

/**
 * A program, written as it looks between line ends after the opening and before the closing backtick. What stands around a
 * list in its line stands around each of its items.
 */
export function code(strings: TemplateStringsArray, ...parts: readonly Part[]): string {
  const rest = [...parts];
  const lines = strings.join('\0').split('\n').slice(1, -1);
  return lines
    .flatMap((line) => {
      const [start = '', ...texts] = line.split('\0');
      const own = rest.splice(0, texts.length);
      const [list] = own.filter((part) => typeof part === 'object');
      const filled = (items: readonly Part[]): string =>
        texts.reduce((text, next, index) => `${text}${String(items[index])}${next}`, start);
      return own.includes(undefined)
        ? []
        : list === undefined
          ? [filled(own)]
          : list.map((item) => filled(own.map((part) => (part === list ? item : part))));
    })
    .join('\n');
}

/** What is made of a value; nothing where there is none. */
export const when = <T, R>(value: T | undefined, make: (value: T) => R): R | undefined =>
  value === undefined ? undefined : make(value);
