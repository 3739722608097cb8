import type {Root, Parent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {didYouMean} from '../../content/closest';
import {attributesOf} from '../../content/remark/nodes';

/** The attribute by which each element names its subject; those that show all of a kind have none. */
const subjects = {
  Operation: 'id',
  OperationSamples: 'id',
  OperationAnswer: 'id',
  OperationOutcomes: 'id',
  SchemaObject: 'name',
  States: 'name',
  OperationIndex: 'tag',
  CountryOperations: 'country',
  WebhookEvents: undefined,
  ErrorCatalogue: undefined,
  Terms: undefined,
  CoverageMatrix: undefined,
  Workflow: 'id',
  WorkflowStep: 'workflow',
  Example: 'file',
} as const;

export type ElementName = keyof typeof subjects;

/** An element of the reference in a page, and where it stands. */
export interface Place {
  node: MdxJsxFlowElement;
  name: ElementName;
  parent: Parent;
}

function isElementName(name: string | null): name is ElementName {
  return name !== null && Object.hasOwn(subjects, name);
}

/** The elements of the reference in a page, in their order. */
export function findPlaces(root: Root): Place[] {
  const places: Place[] = [];
  visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, _index, parent: Parent | undefined) => {
    if (isElementName(node.name) && parent !== undefined) {
      places.push({node, name: node.name, parent});
      return SKIP;
    }
    return undefined;
  });
  return places;
}

/**
 * Looks the subject of an element up.
 *
 * @param known - what the contract has under the names that the element may give
 * @param attributeName - by which the element names it
 * @param value - to look up, where it is not the attribute's
 * @returns what is known under the name
 * @throws with file, line and the name that comes nearest, if there is no such subject
 */
export function lookUp<T>(
  known: ReadonlyMap<string, T>,
  {node, name}: Place,
  file: VFile,
  attributeName: string | undefined = subjects[name],
  value = attributesOf(node)[attributeName ?? ''] ?? '',
): T {
  const found = known.get(value);
  if (found !== undefined) {
    return found;
  }
  return file.fail(
    value === ''
      ? `<${name}> needs the attribute "${attributeName}".`
      : `<${name} ${attributeName}="${value}"> does not exist in openapi/ or examples/.${didYouMean(value, known.keys())}`,
    {place: node.position, source: 'remark-reference'},
  );
}
