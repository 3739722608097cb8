/** A pseudo-class and what it holds, without brackets in it. */
const innermost = /:([\w-]+)\(([^()]*)\)/;
/** Stands for what no element matches; no class can have this name. */
const nothing = '-0';

const classNames = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

/**
 * Whether any element can match a selector, by its classes alone. Of `:is()` and `:where()` one alternative has to be
 * possible; what stands in other brackets, as in `:not()`, is no must.
 *
 * @param selector - one, not a list
 * @param isPossible - whether an element can have a class
 */
export function canMatch(selector: string, isPossible: (name: string) => boolean): boolean {
  const canHaveAll = (part: string): boolean => classNames(part).every((name) => name !== nothing && isPossible(name));
  let rest = selector;
  for (let match = innermost.exec(rest); match !== null; match = innermost.exec(rest)) {
    const [whole, name = '', content = ''] = match;
    const isMust = name === 'is' || name === 'where';
    rest = rest.replace(whole, isMust && !content.split(',').some(canHaveAll) ? `.${nothing}` : '');
  }
  return canHaveAll(rest);
}
