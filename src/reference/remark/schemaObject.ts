import type {RootContent} from 'mdast';
import {fieldTree} from '../contract/fields';
import type {Schema} from '../contract/types';
import {code, element, heading} from '../../content/remark/nodes';
import {fieldList} from './fieldList';
import type {ReferenceLabels} from './labels';
import {reference} from './panel';

/** What the page says before an object and after it. */
export interface ObjectSurroundings {
  lead?: readonly RootContent[];
  rest?: readonly RootContent[];
}

/** An object of the API: its attributes, and an example beside them. */
export function schemaObject(
  schema: Schema,
  labels: ReferenceLabels,
  {lead = [], rest = []}: ObjectSurroundings,
): RootContent[] {
  const attributes = fieldList(fieldTree(schema, false, schema.example), {
    prefix: 'attribute',
    part: 'response',
    labels,
  });
  const text = [element('Sections', {}), ...lead, heading(2, 'attributes', labels.attributes), ...attributes];
  return schema.example === undefined
    ? [...text, ...rest]
    : [
        reference(
          text,
          [element('div', {'data-part': 'response'}, [code('json', JSON.stringify(schema.example, null, 2))])],
          [...rest],
        ),
      ];
}
