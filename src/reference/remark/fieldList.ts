import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {fieldIds, flatFields, type FieldNode} from '../contract/fields';
import {element, inlineElement, paragraph, styled, text} from '../../content/remark/nodes';
import {fieldText, shortExample, typeLabel} from './fieldText';
import {fill, referenceLabels, type ReferenceLabels} from '../labels';

interface FieldListOptions {
  /** What the ids of the rows begin with. */
  prefix: string;
  /** Which of the two cards beside the list shows its fields. */
  part: 'request' | 'response';
  locale: LocaleCode;
  /** Names of the fields of an answer that some outcomes lack. */
  sometimesAbsent?: readonly string[];
}

/** Lists of this many fields, or fewer, are open at any depth. */
const shortList = 8;

/** Whether the fields below a field are in view when the page opens. */
const isOpenAt = ({children}: FieldNode, depth: number): boolean => depth === 0 || children.length <= shortList;

/** How many fields are folded when the page opens. */
function foldedIn(nodes: readonly FieldNode[], depth = 0): number {
  return nodes
    .filter(({children, schema}) => children.length > 0 && schema['x-page'] === undefined)
    .reduce((sum, node) => sum + (isOpenAt(node, depth) ? 0 : 1) + foldedIn(node.children, depth + 1), 0);
}

/** The name of a field as a link to its row: src/components/Fields */
const nameLink = (name: string, id: string): PhrasingContent => inlineElement('FieldName', {id}, [text(name)]);

/** The value in the example, in the line of the field's name. */
const exampleOf = (value: PhrasingContent, labels: ReferenceLabels): PhrasingContent => ({
  type: 'emphasis',
  data: {hName: 'span', hProperties: {className: ['field-example']}},
  children: [text(`${labels.example} `), value],
});

function need({required, schema}: FieldNode, isSometimesAbsent: boolean, labels: ReferenceLabels): PhrasingContent[] {
  return [
    ...(required === true ? [text(' '), styled('field-required', labels.required)] : []),
    ...(isSometimesAbsent ? [text(' · '), styled('field-optional', labels.sometimesAbsent)] : []),
    ...(schema.deprecated === true ? [text(' '), styled('field-optional', labels.deprecatedField)] : []),
  ];
}

/**
 * Fields as a list: a row for each with an address of its own, nested ones folded below the field that holds them.
 *
 * @param nodes - in the order of the page
 * @returns the list, after a button that unfolds all where something is folded
 */
export function fieldList(
  nodes: readonly FieldNode[],
  {prefix, part, locale, sometimesAbsent = []}: FieldListOptions,
): RootContent[] {
  const labels = referenceLabels(locale);
  const idOf = fieldIds(prefix);
  const ids = new Map(flatFields(nodes).map((node) => [node, idOf(node.name)]));

  function nested(node: FieldNode, depth: number): RootContent[] {
    const count = flatFields(node.children).length;
    if (count === 0 || node.schema['x-page'] !== undefined) {
      return [];
    }
    const label = fill(count === 1 ? labels.fieldCountOne : labels.fieldCount, {count});
    return [
      element('NestedFields', {label, isOpen: isOpenAt(node, depth) ? true : undefined}, [
        list(node.children, depth + 1),
      ]),
    ];
  }

  function item(node: FieldNode, depth: number): ListItem {
    const id = ids.get(node) ?? '';
    const said = fieldText(node, locale);
    const example = shortExample(node);
    return {
      type: 'listItem',
      spread: true,
      data: {hProperties: {id}},
      children: [
        paragraph(
          nameLink(node.name, id),
          text(' '),
          styled('field-type', typeLabel(node.schema, labels)),
          ...need(node, sometimesAbsent.includes(node.name), labels),
          ...(example === undefined ? [] : [text(' '), exampleOf(example, labels)]),
        ),
        ...(said.length === 0 ? [] : [paragraph(...said)]),
        ...(nested(node, depth) as ListItem['children']),
      ],
    };
  }

  function list(items: readonly FieldNode[], depth: number): List {
    return {
      type: 'list',
      ordered: false,
      spread: true,
      data: {hProperties: depth === 0 ? {className: ['fields'], dataPart: part} : {}},
      children: items.map((node) => item(node, depth)),
    };
  }

  const isFolded = nodes.some(({children}) => children.length > 0);
  return [...(isFolded ? [element('ExpandFields', {folded: String(foldedIn(nodes))})] : []), list(nodes, 0)];
}
