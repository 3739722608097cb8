import postcss, {type AtRule, type Container, type Root, type Rule} from 'postcss';
import {canMatch} from './canMatch';
import {inlineVariables, removeOverridden} from './inlineVariables';
import {possibleClasses} from './possibleClasses';
import {shortenNames} from './shortenNames';

/** Leaves out the rules of which no selector can match. */
function removeRules(root: Root, isPossible: (name: string) => boolean): void {
  root.walkRules((rule) => {
    const possible = rule.selectors.filter((selector) => canMatch(selector, isPossible));
    if (possible.length === 0) {
      rule.remove();
    } else if (possible.length < rule.selectors.length) {
      rule.selectors = possible;
    }
  });
}

/** Leaves out the theme's variables that nothing reads, and those that only these read. */
function removeVariables(roots: readonly Root[], words: ReadonlySet<string>): void {
  let isDone = false;
  while (!isDone) {
    const text = roots.map((root) => root.toString()).join('');
    const read = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    isDone = true;
    for (const root of roots) {
      root.walkDecls(/^--(?:ifm|docusaurus)-/, (declaration) => {
        if (!read.has(declaration.prop) && !words.has(declaration.prop)) {
          declaration.remove();
          isDone = false;
        }
      });
    }
  }
}

/** A layer has its place in the order of layers even where nothing is left in it. */
const isEmpty = (node: Rule | AtRule): boolean =>
  node.nodes?.length === 0 && !(node.type === 'atrule' && node.name === 'layer' && node.parent?.type === 'root');

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type === 'rule' || node.type === 'atrule') {
      removeEmpty(node);
      if (isEmpty(node)) {
        node.remove();
      }
    }
  });
}

/**
 * Leaves out of the style sheets what no page can have: rules for classes that no script of the site gives to an element, and
 * variables that no rule reads. A variable that never changes becomes its value, others get short names. In doubt a rule stays.
 *
 * @param sheets - all style sheets of the site: a variable may be set in one and read in another
 * @param site.scripts - all of them
 * @param site.isOfSettings - whether the settings of the site let a script give a class to an element
 * @returns the style sheets, in the same order
 */
export function purge(
  sheets: readonly string[],
  {scripts, isOfSettings}: {scripts: readonly string[]; isOfSettings: (name: string) => boolean},
): string[] {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  const isInScripts = possibleClasses(scripts);
  const words = new Set(scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []));
  for (const root of roots) {
    removeRules(root, (name) => isInScripts(name) && isOfSettings(name));
  }
  removeOverridden(roots);
  removeVariables(roots, words);
  inlineVariables(roots, words);
  shortenNames(roots, words);
  for (const root of roots) {
    removeEmpty(root);
  }
  return roots.map((root) => root.toString());
}
