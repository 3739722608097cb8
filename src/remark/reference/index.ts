import type {Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {LocaleCode} from '../../../config/locales';
import {locales} from '../../../config/locales';
import type {Contract, LocalizedContract} from '../../contract/types';
import {closest} from './closest';
import {fieldTable, fieldsOf} from './fieldTable';
import {referenceLabels} from './labels';
import {code, heading, inlineCode, lineBreak, styled, table} from './nodes';
import {answer, expandOperation, operationSampleTabs} from './operation';

export interface ReferenceOptions {
  locale: LocaleCode;
  /** Called when a page has an element of the reference: pages without one need no contract. */
  loadContract: () => Promise<Contract>;
}

/** The attribute by which each element names its subject. */
const subjects = {
  Operation: 'id',
  OperationSamples: 'id',
  OperationAnswer: 'id',
  SchemaObject: 'name',
  OperationIndex: 'tag',
} as const;

type ElementName = keyof typeof subjects;

interface Place {
  node: MdxJsxFlowElement;
  name: ElementName;
  index: number;
  parent: Parent;
}

function isElementName(name: string | null): name is ElementName {
  return name !== null && Object.hasOwn(subjects, name);
}

function find(root: Root): Place[] {
  const places: Place[] = [];
  visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent: Parent | undefined) => {
    if (isElementName(node.name) && index !== undefined && parent !== undefined) {
      places.push({node, name: node.name, index, parent});
      return SKIP;
    }
    return undefined;
  });
  return places;
}

/** Looks a subject up, or stops the build with the name that comes nearest. */
function lookUp<T>(known: ReadonlyMap<string, T>, {node, name}: Place, file: VFile): T {
  const attribute = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === subjects[name]);
  const value = typeof attribute?.value === 'string' ? attribute.value : '';
  const found = known.get(value);
  if (found !== undefined) {
    return found;
  }
  const hint = closest(value, [...known.keys()]);
  return file.fail(
    value === ''
      ? `<${name}> needs the attribute "${subjects[name]}".`
      : `<${name} ${subjects[name]}="${value}"> is not in the contract (openapi/).${hint === undefined ? '' : ` Did you mean "${hint}"?`}`,
    {place: node.position, source: 'remark-reference'},
  );
}

function schemaObject(contract: LocalizedContract, locale: LocaleCode, place: Place, file: VFile): RootContent[] {
  const labels = referenceLabels[locale];
  const schema = lookUp(contract.schemas, place, file);
  return [
    heading(2, 'attributes', labels.attributes),
    fieldTable(fieldsOf(schema, false), labels),
    ...(schema.example === undefined ? [] : [code('json', JSON.stringify(schema.example, null, 2))]),
  ];
}

function operationIndex(contract: LocalizedContract, locale: LocaleCode, place: Place, file: VFile): RootContent[] {
  const labels = referenceLabels[locale];
  lookUp(contract.tags, place, file);
  const tag = place.node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'tag')?.value;
  return [
    table(
      'field-table',
      [labels.operation, labels.endpoint],
      [...contract.operations.values()]
        .filter((operation) => operation.tag === tag)
        .map(({summary, page, method, path}) => [
          [
            {
              type: 'link',
              url: `@site/${locales[locale].docsPath}/${page}.mdx`,
              children: [{type: 'text', value: summary}],
            },
          ],
          [styled(`method method--${method}`, method.toUpperCase()), lineBreak(), inlineCode(path)],
        ]),
    ),
  ];
}

/**
 * Replaces `<Operation id>`, `<OperationSamples id>`, `<OperationAnswer id>`, `<SchemaObject name>` and
 * `<OperationIndex tag>` by plain Markdown nodes made from the contract, so that table of contents, anchors, search and
 * readers without JavaScript get them.
 */
export default function remarkReference({locale, loadContract}: ReferenceOptions) {
  return async (root: Root, file: VFile): Promise<void> => {
    const places = find(root);
    if (places.length === 0) {
      return;
    }
    const contract = (await loadContract()).in[locale];
    const shared = places.filter(({name}) => name === 'Operation').length > 1;
    const expand: Record<ElementName, (place: Place) => RootContent[]> = {
      Operation: (place) => expandOperation(lookUp(contract.operations, place, file), {locale, shared}),
      OperationAnswer: (place) => [answer(lookUp(contract.operations, place, file))],
      OperationSamples: (place) => [operationSampleTabs(lookUp(contract.operations, place, file))],
      SchemaObject: (place) => schemaObject(contract, locale, place, file),
      OperationIndex: (place) => operationIndex(contract, locale, place, file),
    };
    // From the last to the first, so that the places still to be filled keep their index.
    for (const place of places.reverse()) {
      place.parent.children.splice(place.index, 1, ...expand[place.name](place));
    }
  };
}
