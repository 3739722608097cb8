import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {countries} from '../../../config/countries';
import {defaultLocale, localeCodes} from '../../../config/locales';
import {isNode, type Node} from '../json';
import {translationKey} from './localize';
import {textFault} from './textFault';

const translationKeys: readonly string[] = localeCodes.filter((code) => code !== defaultLocale).map(translationKey);

const textKeys = ['summary', 'description', 'x-enum-descriptions', 'x-title'] as const;

/** The texts of `x-decide`; elsewhere these are names of fields. */
const decisionKeys = ['rule', 'fallback'] as const;

/** Keys of texts, and of what holds other texts: all of a translation is text. */
const markdownKeys: readonly string[] = [...textKeys, 'x-decide', 'title', ...translationKeys];

const isEmptyText = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The first fault in the texts of a node, however deep. */
function deepTextFault(node: unknown): string | undefined {
  if (typeof node === 'string') {
    return textFault(node);
  }
  const parts = typeof node === 'object' && node !== null ? Object.values(node) : [];
  return parts.map(deepTextFault).find((fault) => fault !== undefined);
}

/** A rule that looks at every node but maps of properties, in which `description` is the name of a field. */
const textRule =
  (check: (node: Node, context: UserContext, report: (path: string[], message: string) => void) => void): Oas3Rule =>
  () => ({
    any: {
      enter(node: unknown, context: UserContext) {
        if (isNode(node) && context.type.name !== 'SchemaProperties') {
          check(node, context, (path, message) => {
            const {source, pointer} = context.location.child(path);
            context.report({message, location: {source, pointer, reportOnKey: true}});
          });
        }
      },
    },
  });

/** Texts are Markdown without HTML and images, and link to pages: what else they hold would stop the build, or run. */
const plainText = textRule((node, _context, report) => {
  for (const key of markdownKeys) {
    const fault = deepTextFault(node[key]);
    if (fault !== undefined) {
      report([key], `"${key}" ${fault}`);
    }
  }
});

/** Every text of the contract has its translations beside it, under the same keys: `x-es: {summary: …}`. */
export const translatedText = textRule((node, {key: nodeKey}, report) => {
  // Redocly visits extensions as nodes too: the translations themselves need none.
  if ('$ref' in node || translationKeys.includes(String(nodeKey))) {
    return;
  }
  for (const translation of translationKeys) {
    const texts = isNode(node[translation]) ? node[translation] : {};
    for (const key of nodeKey === 'x-decide' ? decisionKeys : textKeys) {
      if (key in node && isEmptyText(texts[key])) {
        report([key], `"${key}" is not translated. Add "${translation}: { ${key}: … }" beside it.`);
      }
    }
    for (const [key, text] of Object.entries(texts)) {
      if (text === null) {
        report(
          [translation, key],
          `"${translation}" has the key "${key}" without a text: a comma has cut the text before it. Put that text between quotation marks.`,
        );
      } else if (isEmptyText(node[key])) {
        report(
          [translation, key],
          `"${translation}.${key}" translates nothing. Add "${key}: …" beside "${translation}", or move it out of "${translation}" if it is indented too far.`,
        );
      }
    }
    const [values, translated] = [node['x-enum-descriptions'], texts['x-enum-descriptions']];
    for (const value of isNode(values) && isNode(translated) ? Object.keys(values) : []) {
      if (isEmptyText((translated as Node)[value])) {
        report(
          ['x-enum-descriptions', value],
          `The value "${value}" is not translated. Add it to "${translation}.x-enum-descriptions".`,
        );
      }
    }
  }
});

/** Id of the plugin; a rule's full name is `site/<name>`: `site/plain-text`. */
export const rulesPluginId = 'site';

/** The rules that compare texts; what an operation has to have is in `operationFaults`. */
export const textRules = {'plain-text': plainText, 'translated-text': translatedText};

/** Redocly's rules that the contract keeps, some with what this site asks for: https://redocly.com/docs/cli/rules/configurable-rules */
export const redoclyRules = {
  'no-ambiguous-paths': 'off',
  'no-duplicated-tag-names': 'error',
  'no-enum-type-mismatch': 'error',
  'no-identical-paths': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'no-path-trailing-slash': 'error',
  'no-required-schema-properties-undefined': 'error',
  'no-schema-type-mismatch': 'error',
  'no-undefined-server-variable': 'error',
  'no-unresolved-refs': 'error',
  'no-unused-components': 'error',
  'operation-2xx-response': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-parameters-unique': 'error',
  'operation-summary': 'error',
  'operation-tag-defined': 'error',
  'path-parameters-defined': 'error',
  // Samples and tables of fields are made for no other form.
  'request-mime-type': {severity: 'error', allowedValues: ['application/json']},
  'response-mime-type': {severity: 'error', allowedValues: ['application/json']},
  'security-defined': 'error',
  struct: 'error',
  'rule/operation-page': {
    subject: {type: 'Operation'},
    assertions: {required: ['x-page']},
    message: 'The operation has no page. Add "x-page: <id of its page under docs/>".',
  },
  'rule/operation-country': {
    subject: {type: 'Operation', property: 'x-country'},
    assertions: {enum: countries.map(({code}) => code)},
    message: 'The country has no page. Add it to config/countries.ts, and its page in both languages.',
  },
  // A table of fields cannot show a choice between several.
  'rule/printable-schema': {
    subject: {type: 'Schema'},
    assertions: {disallowed: ['oneOf', 'anyOf', 'not']},
    message:
      'The reference cannot print a choice of schemas. List all fields in one schema, "required" where they are always there, and say in their descriptions what goes together.',
  },
  // Without, generated clients take the object for an empty one.
  'rule/open-objects': {
    subject: {type: 'Schema'},
    where: [{subject: {type: 'Schema', property: 'type'}, assertions: {defined: true, const: 'object'}}],
    assertions: {requireAny: ['properties', 'additionalProperties', 'allOf']},
    message: 'The object has no fields. Add "properties", or "additionalProperties: true" where they are not known.',
  },
} as const;
