import type {Root} from 'postcss';

/**
 * Gives the variables of the theme and of the site short names: together they are a twentieth of what is sent. Those that a
 * script names keep theirs. Numbers cannot be the name of another variable, as `--go` is.
 *
 * @param roots - all style sheets of the site; changed in place
 * @param words - all words of the scripts
 */
export function shortenNames(roots: readonly Root[], words: ReadonlySet<string>): void {
  const names = new Map<string, string>();
  const shorten = (text: string): string =>
    text.replaceAll(/--(?:ifm|docusaurus|doc|site)-[\w-]+/g, (name) => {
      if (words.has(name)) {
        return name;
      }
      const short = names.get(name) ?? `--${names.size}`;
      names.set(name, short);
      return short;
    });
  for (const root of roots) {
    root.walkDecls((declaration) => {
      declaration.prop = shorten(declaration.prop);
      declaration.value = shorten(declaration.value);
    });
  }
}
