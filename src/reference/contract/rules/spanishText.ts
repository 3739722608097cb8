import type {Oas3Rule} from '@redocly/openapi-core';

const textKeys = ['summary', 'description', 'x-enum-descriptions', 'x-title', 'x-confidence-reason'] as const;

/** The texts of `x-decide`; elsewhere these are names of fields. */
const decisionKeys = ['rule', 'fallback'] as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmptyText(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Every text of the contract has its Spanish in `x-es` beside it, under the same keys (DESIGN, section 5). */
export const spanishText: Oas3Rule = () => ({
  any: {
    enter(node: unknown, {report, location, key: nodeKey, type}) {
      // Redocly visits extensions as nodes too: the Spanish texts themselves need no Spanish.
      // In a map of properties, `description` is the name of a field.
      if (nodeKey === 'x-es' || type.name === 'SchemaProperties' || !isRecord(node) || '$ref' in node) {
        return;
      }
      const spanish = isRecord(node['x-es']) ? node['x-es'] : {};
      for (const key of nodeKey === 'x-decide' ? decisionKeys : textKeys) {
        if (key in node && isEmptyText(spanish[key])) {
          report({
            message: `"${key}" has no Spanish text. Add "x-es: { ${key}: … }" beside it.`,
            location: location.child([key]).key(),
          });
        }
        if (key in spanish && isEmptyText(node[key])) {
          report({
            message: `"x-es.${key}" has no English text. Add "${key}: …" beside "x-es".`,
            location: location.child(['x-es', key]).key(),
          });
        }
      }
      const enumTexts = node['x-enum-descriptions'];
      const spanishEnumTexts = spanish['x-enum-descriptions'];
      if (isRecord(enumTexts) && isRecord(spanishEnumTexts)) {
        for (const value of Object.keys(enumTexts)) {
          if (isEmptyText(spanishEnumTexts[value])) {
            report({
              message: `The value "${value}" has no Spanish text. Add it to "x-es.x-enum-descriptions".`,
              location: location.child(['x-enum-descriptions', value]).key(),
            });
          }
        }
      }
    },
  },
});
