import type {RootContent} from 'mdast';
import {attributePrefix} from '../contract/fieldAddresses';
import {fieldTree} from '../contract/fields';
import type {LocaleCode} from '../../../config/locales';
import type {Schema} from '../contract/types';
import {code, element, heading} from '../../content/remark/nodes';
import {fieldList} from './fieldList';
import type {ReferenceLabels} from '../labels';
import {reference} from './panel';
import {previewBadge} from './previewBadge';

/** What the page says before an object and after it. */
export interface ObjectSurroundings {
  locale: LocaleCode;
  labels: ReferenceLabels;
  lead?: readonly RootContent[];
  rest?: readonly RootContent[];
}

/**
 * An object of the API: its attributes, and beside them an example. Its page says what can be done with it.
 */
export function schemaObject(
  schema: Schema,
  {locale, labels, lead = [], rest = []}: ObjectSurroundings,
): RootContent[] {
  const attributes = fieldList(fieldTree(schema, false, schema.example), {
    prefix: attributePrefix,
    part: 'response',
    locale,
    labels,
  });
  const badge = schema['x-preview'] === true ? [previewBadge(locale, labels)] : [];
  const before = [...badge, element('Sections', {}), ...lead];
  const after = [heading(2, 'attributes', labels.attributes), ...attributes, ...rest];
  return schema.example === undefined
    ? [...before, ...after]
    : [
        reference(
          before,
          [
            heading(2, 'example', labels.objectExample),
            element('div', {'data-part': 'response'}, [code('json', JSON.stringify(schema.example, null, 2))]),
          ],
          after,
        ),
      ];
}
