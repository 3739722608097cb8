import type {PhrasingContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {merged, type Field} from '../contract/fields';
import type {Schema} from '../contract/schema';
import {printedValue} from '../json';
import {inline, inlineCode, link, text} from '../../content/remark/nodes';
import {docUrl} from './docUrl';
import {separated} from './parts';
import {fill, referenceLabels, type ReferenceLabels} from '../labels';

/** The type of a field as readers say it: `list of string`, `string or null`, `string (date)`. */
export function typeLabel(schema: Schema, labels: ReferenceLabels): string {
  const types = schema.type === undefined ? ['any'] : [schema.type].flat();
  const names = types.map((type) =>
    type === 'array' && schema.items !== undefined
      ? fill(labels.listOf, {type: typeLabel(merged(schema.items), labels)})
      : type,
  );
  return [names.join(` ${labels.or} `), ...(schema.format === undefined ? [] : [`(${schema.format})`])].join(' ');
}

/** Values in lines of their own on the page, in one line of its copies. */
const lines = (parts: readonly PhrasingContent[][], separator: string): PhrasingContent[] =>
  parts.map((part, index) => ({
    type: 'emphasis',
    data: {hName: 'span', hProperties: {className: ['field-value']}},
    children: [...part, text(index === parts.length - 1 ? '.' : separator)],
  }));

function valueList(schema: Schema, labels: ReferenceLabels): PhrasingContent[] {
  // A list says what its items may be.
  const {enum: values = [], 'x-enum-descriptions': meanings = {}} = schema.items ?? schema;
  if (values.length === 0) {
    return [];
  }
  const parts = values.map(String).map((value) => {
    const meaning = meanings[value];
    return [inlineCode(value), ...(meaning === undefined ? [] : [text(` (${meaning})`)])];
  });
  const list = Object.keys(meanings).length > 0 ? lines(parts, ', ') : [...separated(parts), text('.')];
  return [text(` ${labels.allowed} `), ...list];
}

/** Leads to the page that explains a field. */
function pageLink({name, schema}: Field, locale: LocaleCode, labels: ReferenceLabels): PhrasingContent[] {
  const {'x-page': page} = schema;
  const [id = '', heading = ''] = page?.split('#') ?? [];
  const label = fill(labels.more, {field: name.split('.').at(-1) ?? name});
  return page === undefined ? [] : [text(' '), link(`${docUrl(id, locale)}#${heading}`, label)];
}

/** Which states follow on which. */
function transitionList({'x-transitions': states = {}}: Schema, labels: ReferenceLabels): PhrasingContent[] {
  const parts = Object.entries(states).map(([state, next]) => [
    inlineCode(state),
    text(next.length === 0 ? ` (${labels.finalState})` : ' → '),
    ...separated(next.map((value) => [inlineCode(value)])),
  ]);
  return parts.length === 0 ? [] : [text(` ${labels.transitions} `), ...lines(parts, '; ')];
}

function limits(schema: Schema, labels: ReferenceLabels): PhrasingContent[] {
  const {maxLength, minimum, maximum} = schema;
  const range = minimum === undefined ? labels.maximum : maximum === undefined ? labels.minimum : labels.between;
  const rules = [
    ...(maxLength === undefined ? [] : [fill(labels.maxLength, {length: maxLength})]),
    ...(minimum === undefined && maximum === undefined
      ? []
      : [fill(range, {minimum: minimum ?? '', maximum: maximum ?? ''})]),
  ];
  return [
    ...rules.flatMap((rule) => [text(' '), ...inline(rule)]),
    ...(schema.default === undefined
      ? []
      : [text(` ${labels.default} `), inlineCode(printedValue(schema.default)), text('.')]),
  ];
}

/** The value in the example, if it is short enough to stand in a row and neither the text nor the allowed values name it. */
export function shortExample({schema, description, example: own}: Field): PhrasingContent | undefined {
  const said = description ?? schema.description ?? '';
  const example = own ?? schema.example;
  const isShort =
    (typeof example === 'string' && example !== '' && example.length <= 40) ||
    typeof example === 'number' ||
    typeof example === 'boolean';
  return !isShort || said.includes(`\`${example}\``) || schema.enum?.includes(example)
    ? undefined
    : inlineCode(printedValue(example));
}

/** What is said of a field beside its name, type and example: meaning, limits, values that it may have. */
export function fieldText(field: Field, locale: LocaleCode): PhrasingContent[] {
  const {schema, description} = field;
  const labels = referenceLabels(locale);
  const said = description ?? schema.description ?? '';
  return [
    ...(said === '' ? [] : inline(said)),
    ...limits(schema, labels),
    ...valueList(schema, labels),
    ...transitionList(schema, labels),
    ...pageLink(field, locale, labels),
  ];
}
