import postcss, {type Root} from 'postcss';

/** Classes that an element must have for a selector to match. What stands in brackets, as in `:not()` and `:is()`, is no must. */
function requiredClasses(selector: string): string[] {
  let outside = selector;
  while (/\([^()]*\)/.test(outside)) {
    outside = outside.replaceAll(/\([^()]*\)/g, '');
  }
  return [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

/** Leaves out the rules of which no selector can match. */
function removeRules(root: Root, words: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    const possible = rule.selectors.filter((selector) => requiredClasses(selector).every((name) => words.has(name)));
    if (possible.length === 0) {
      rule.remove();
    } else {
      rule.selectors = possible;
    }
  });
}

/** Leaves out Infima's variables that nothing reads, and those that only these read. */
function removeVariables(root: Root, words: ReadonlySet<string>): void {
  let isDone = false;
  while (!isDone) {
    const read = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    isDone = true;
    root.walkDecls(/^--ifm-/, (declaration) => {
      if (!read.has(declaration.prop) && !words.has(declaration.prop)) {
        declaration.remove();
        isDone = false;
      }
    });
  }
}

function removeEmpty(root: Root): void {
  root.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
      node.remove();
    }
  });
}

/**
 * Leaves out of a style sheet what no page can have: rules for classes that no script of the site names, and variables that
 * no rule reads. The browser's scripts hold every component and every page, so they name every class. In doubt a rule stays.
 *
 * @param css - the style sheet of the site
 * @param scripts - all scripts of the site
 */
export function purge(css: string, scripts: readonly string[]): string {
  const root = postcss.parse(css);
  const words = new Set(scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []));
  removeRules(root, words);
  removeVariables(root, words);
  removeEmpty(root);
  return root.toString();
}
