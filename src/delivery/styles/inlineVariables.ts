import type {AtRule, Declaration, Root} from 'postcss';

/** What reads a variable and names no value of its own in case it has none. */
const reference = /var\((--[\w-]+)\)/g;
/** Keywords that mean something else as the value of a variable than where the variable is read. */
const wideKeyword = /^(?:inherit|initial|unset|revert|revert-layer)$/;

interface Uses {
  /** By the name of the variable. */
  readonly declarations: ReadonlyMap<string, readonly Declaration[]>;
  /** Names that are read with a value in case they have none. */
  readonly withFallback: ReadonlySet<string>;
}

function atRulesAround({parent}: Declaration): AtRule[] {
  const around: AtRule[] = [];
  for (let node = parent?.parent; node !== undefined && node.type !== 'root'; node = node.parent) {
    around.push(node as AtRule);
  }
  return around;
}

function selectorsOf({parent}: Declaration): readonly string[] {
  return parent?.type === 'rule' ? (parent as unknown as {selectors: string[]}).selectors : [];
}

const isInLayer = (declaration: Declaration): boolean => atRulesAround(declaration).some(({name}) => name === 'layer');

/** Colour mode and language stand on the root element alone, whose variables everything inherits. */
function isOnRoot(declaration: Declaration): boolean {
  return selectorsOf(declaration).every((selector) =>
    /^(?::where\()?(?::root|html|\[data-theme=\w+\])+\)?$/.test(selector),
  );
}

/** Whether it holds in every mode, at every width, and on paper. */
function isAlways(declaration: Declaration): boolean {
  return (
    selectorsOf(declaration).some((selector) => /^(?::root|:where\(:root\))$/.test(selector)) &&
    atRulesAround(declaration).every(({name}) => name === 'layer')
  );
}

function usesIn(roots: readonly Root[]): Uses {
  const declarations = new Map<string, Declaration[]>();
  const withFallback = new Set<string>();
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (declaration.variable) {
        declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration]);
      }
      for (const [, name = ''] of declaration.value.matchAll(/var\((--[\w-]+),/g)) {
        withFallback.add(name);
      }
    });
  }
  return {declarations, withFallback};
}

/**
 * Leaves out what a layer says of the root element where a rule outside all layers, which is stronger, always says it too.
 *
 * @param roots - all style sheets of the site; changed in place
 */
export function removeOverridden(roots: readonly Root[]): void {
  for (const all of usesIn(roots).declarations.values()) {
    if (all.some((declaration) => isAlways(declaration) && !isInLayer(declaration))) {
      for (const declaration of all.filter((item) => isInLayer(item) && isOnRoot(item) && !item.important)) {
        declaration.remove();
      }
    }
  }
}

/** Whether a value means the same on every element: all that it reads is said of the root element alone, and by no script. */
function isSameEverywhere(value: string, {declarations, withFallback}: Uses, words: ReadonlySet<string>): boolean {
  const names = [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  return names.every(
    (name) =>
      !words.has(name) && !withFallback.has(name) && (declarations.get(name)?.every((item) => isOnRoot(item)) ?? false),
  );
}

/** Names that have one value in all modes and on all elements, with their declaration. */
function constants(uses: Uses, words: ReadonlySet<string>): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  for (const [name, [declaration, ...others]] of uses.declarations) {
    if (
      declaration !== undefined &&
      others.length === 0 &&
      !words.has(name) &&
      !uses.withFallback.has(name) &&
      isAlways(declaration) &&
      !wideKeyword.test(declaration.value) &&
      isSameEverywhere(declaration.value, uses, words)
    ) {
      found.set(name, declaration);
    }
  }
  return found;
}

/** Puts values in the place of names: the brackets of `var()` separate it from what stands beside it, a value needs a blank. */
function writeOut(text: string, values: ReadonlyMap<string, Declaration>): string {
  return text.replaceAll(reference, (whole: string, name: string, at: number) => {
    const value = values.get(name)?.value;
    if (value === undefined) {
      return whole;
    }
    const before = /[\w%]/.test(text[at - 1] ?? '') ? ' ' : '';
    const after = /[\w.#%("'-]/.test(text[at + whole.length] ?? '') ? ' ' : '';
    return `${before}${writeOut(value, values)}${after}`;
  });
}

/**
 * Writes out the variables that are said once, of the root element, in all modes, and that no script names: their value takes
 * the place of their name, and they go.
 *
 * @param roots - all style sheets of the site; changed in place
 * @param words - all words of the scripts
 */
export function inlineVariables(roots: readonly Root[], words: ReadonlySet<string>): void {
  const values = constants(usesIn(roots), words);
  for (const declaration of values.values()) {
    declaration.remove();
  }
  for (const root of roots) {
    root.walkDecls((declaration) => {
      declaration.value = writeOut(declaration.value, values);
    });
  }
}
