import {createConfig, type Config, type Oas3Rule, type UserContext} from '@redocly/openapi-core';
import {countries} from '../../../config/countries';
import {isNode, type Node} from '../json';
import {translationKeys} from './localize';
import {textFault} from './textFault';

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

/**
 * Redocly's rules, some with what this site asks for: https://redocly.com/docs/cli/rules/configurable-rules; and those that compare
 * texts. What an operation has to have is in `operationFaults`.
 */
const rules = {
  'info-license': 'off',
  'no-ambiguous-paths': 'off',
  'operation-4xx-response': 'off',
  'operation-tag-defined': 'error',
  [`${rulesPluginId}/plain-text`]: 'error',
  [`${rulesPluginId}/translated-text`]: 'error',
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

/** The rules of the contract. */
export const contractRules = (): Promise<Config> =>
  createConfig({
    extends: ['recommended-strict'],
    plugins: [{id: rulesPluginId, rules: {oas3: {'plain-text': plainText, 'translated-text': translatedText}}}],
    rules,
  });
