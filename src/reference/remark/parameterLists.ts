import type {RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {fieldTree, inReadingOrder, type FieldNode} from '../contract/fields';
import type {Operation} from '../contract/types';
import {inline, paragraph, styled, text} from '../../content/remark/nodes';
import {fieldList} from './fieldList';
import {referenceLabels} from '../labels';

interface Group {
  title: string;
  /** What the ids of its rows begin with. */
  id: string;
  nodes: readonly FieldNode[];
  /** What the contract says about a body without fields: the reader would meet a heading and nothing below it. */
  note?: string;
}

/**
 * What a request carries: a list for each place that parameters are sent in, and one for the body.
 *
 * @param prefix - what the ids of the rows begin with, before `parameter` or `body`
 */
export function parameterLists(operation: Operation, prefix: string, locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale);
  const {requestBody} = operation;
  const groups = (['path', 'query', 'header'] as const)
    .map((place) => ({place, fields: operation.parameters.filter((parameter) => parameter.in === place)}))
    .filter(({fields}) => fields.length > 0)
    .map(({place, fields}): Group => ({
      title: labels.places[place],
      id: `${prefix}parameter`,
      nodes: inReadingOrder(fields).map((field) => ({...field, children: []})),
    }));
  if (requestBody !== undefined) {
    const nodes = fieldTree(requestBody.schema, true, requestBody.example);
    groups.push({
      title: labels.places.body,
      id: `${prefix}body`,
      nodes,
      note: nodes.length === 0 ? requestBody.schema.description : undefined,
    });
  }
  return groups.length === 0
    ? [paragraph(text(labels.noParameters))]
    : groups.flatMap(({title, id, nodes, note}) => [
        paragraph(styled('field-place', title)),
        ...(note === undefined ? [] : [paragraph(...inline(note))]),
        ...(nodes.length === 0 ? [] : fieldList(nodes, {prefix: id, part: 'request', locale})),
      ]);
}
