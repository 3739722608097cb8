import type {RootContent} from 'mdast';
import {attributePrefix} from '../contract/fieldAddresses';
import {fieldTree} from '../contract/fields';
import type {LocaleCode} from '../../../config/locales';
import type {Schema} from '../contract/schema';
import {element, heading} from '../../content/remark/nodes';
import {fieldList} from './fieldList';
import {referenceLabels} from '../labels';
import {aboutSection, splitLead} from './lead';
import {json, previewBadge, reference, type Surroundings} from './parts';

/**
 * An object of the API: its attributes, and beside them an example. Its page says what can be done with it.
 */
export function schemaObject(
  schema: Schema,
  {locale, lead = [], rest = []}: {locale: LocaleCode} & Surroundings,
): RootContent[] {
  const labels = referenceLabels(locale);
  const attributes = fieldList(fieldTree(schema, false, schema.example), {
    prefix: attributePrefix,
    part: 'response',
    locale,
  });
  const badge = schema['x-preview'] === true ? [previewBadge(locale)] : [];
  const {first, more} = splitLead(lead);
  const head = [...badge, element('Sections', {})];
  const after = [heading(2, 'attributes', labels.attributes), ...attributes, ...aboutSection(more, locale), ...rest];
  return schema.example === undefined
    ? [...head, ...first, ...after]
    : [
        ...head,
        reference(
          first,
          [
            heading(2, 'example', labels.objectExample),
            element('div', {'data-part': 'response'}, [json(schema.example)]),
          ],
          after,
        ),
      ];
}
