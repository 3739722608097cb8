import path from 'node:path';
import ts from 'typescript';
import type {SourceFile} from './Site';

/** A group of the sidebar, where it stands in the source of the outline. */
export interface OutlineGroup {
  source: SourceFile;
  /** English labels from the outermost group to this one: `Identity > Colombia`. */
  name: string;
  label: string;
  /** Undefined where the items are computed. */
  items: ts.ArrayLiteralExpression | undefined;
}

function valueOf(node: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  const property = node.properties.find(
    (item): item is ts.PropertyAssignment =>
      ts.isPropertyAssignment(item) && ts.isIdentifier(item.name) && item.name.text === key,
  );
  return property?.initializer;
}

function englishLabel(node: ts.Node): string | undefined {
  const label = ts.isObjectLiteralExpression(node) ? valueOf(node, 'label') : undefined;
  const text = label !== undefined && ts.isObjectLiteralExpression(label) ? valueOf(label, 'en') : undefined;
  return text !== undefined && ts.isStringLiteralLike(text) ? text.text : undefined;
}

/**
 * Lists the groups of the outline, those inside of others too.
 *
 * @param sources - the files of config/outline
 */
export function outlineGroups(sources: readonly SourceFile[]): OutlineGroup[] {
  const groups: OutlineGroup[] = [];
  for (const source of sources) {
    const visit = (node: ts.Node, outer: readonly string[]): void => {
      const label = englishLabel(node);
      const labels = label === undefined ? outer : [...outer, label];
      if (label !== undefined && ts.isObjectLiteralExpression(node)) {
        const items = valueOf(node, 'items');
        const list = items !== undefined && ts.isArrayLiteralExpression(items) ? items : undefined;
        groups.push({source, name: labels.join(' > '), label, items: list});
      }
      ts.forEachChild(node, (child) => {
        visit(child, labels);
      });
    };
    visit(ts.createSourceFile(source.file, source.text, ts.ScriptTarget.Latest, true), []);
  }
  return groups;
}

/**
 * The groups that somebody means by a name: the one with exactly these labels, else each whose own label it is.
 *
 * @param name - `Identity`, or `Identity > Colombia` where several groups have the label
 */
export function groupsCalled(name: string, groups: readonly OutlineGroup[]): OutlineGroup[] {
  const exact = groups.filter((group) => group.name === name);
  return exact.length > 0 ? exact : groups.filter(({label}) => label === name);
}

/** The call `within('folder', …)` that a list of items ends with, if it is about that folder. */
function lastWithin(items: ts.ArrayLiteralExpression, folder: string): ts.CallExpression | undefined {
  const last = items.elements.at(-1);
  const call = last !== undefined && ts.isSpreadElement(last) ? last.expression : undefined;
  if (call === undefined || !ts.isCallExpression(call) || call.expression.getText() !== 'within') {
    return undefined;
  }
  const [first] = call.arguments;
  return first !== undefined && ts.isStringLiteralLike(first) && first.text === folder ? call : undefined;
}

/**
 * Puts a page at the end of a group.
 *
 * @param id - docs id of the page
 * @returns the file of the outline with the page in it, not yet formatted
 * @throws if the items of the group are computed
 */
export function addToGroup({source: {file, text}, name, items}: OutlineGroup, id: string): SourceFile {
  if (items === undefined) {
    throw new Error(`${file}: the items of "${name}" are no list. Add "${id}" to what they are made from.`);
  }
  const folder = path.posix.dirname(id);
  const list = lastWithin(items, folder)?.arguments ?? items.elements;
  const item = list === items.elements ? id : path.posix.basename(id);
  const place = list.at(-1)?.getEnd() ?? items.getStart() + 1;
  const separator = list.length === 0 ? '' : ', ';
  return {file, text: `${text.slice(0, place)}${separator}'${item}'${text.slice(place)}`};
}
