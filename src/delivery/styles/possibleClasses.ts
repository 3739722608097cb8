/** What a class name stands between in a string: quotes (also escaped), blanks, inserted values, or markup. */
const nameInString = /(?<=["'`\s=}])-?[A-Za-z_][\w-]*(?=["'`\s>$\\])/g;
/** The beginning of a name that a value ends: `method--${method}`, `"language-" + language`. */
const beginningOfName = /(?<=["'`\s=}])[A-Za-z_][\w-]*-(?=\$\{|["']\s*\+|["']\.concat\()/g;

/**
 * Reads which classes an element of the site can have. The browser's scripts hold every component and every page, so a class
 * stands in one of their strings, whole or as the beginning that a value ends. Other words of the scripts are none: names of
 * properties, as `hero` in `{hero: "hero_D7cu"}`, name no class of the theme.
 *
 * @param scripts - all scripts of the site
 * @returns whether an element can have a class, by its name; prose is in strings too, so this errs on the side of yes
 */
export function possibleClasses(scripts: readonly string[]): (name: string) => boolean {
  const names = new Set(scripts.flatMap((script) => script.match(nameInString) ?? []));
  const beginnings = [...new Set(scripts.flatMap((script) => script.match(beginningOfName) ?? []))];
  return (name) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}
