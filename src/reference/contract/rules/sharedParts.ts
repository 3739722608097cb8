import type {Oas3Rule} from '@redocly/openapi-core';

/**
 * What several places share has a name of its own. A reference into the middle of another schema is published under the last
 * word of its path, with a number where that is taken: `name-4`.
 */
export const sharedParts: Oas3Rule = () => ({
  ref: {
    enter({$ref}, {report, location}) {
      if (/\/(?:properties|items)(?:\/|$)/.test($ref)) {
        report({
          message: `"${$ref}" leads into another schema. Give that part a name of its own in components/, and use it in both places.`,
          location: location.key(),
        });
      }
    },
  },
});

/** An object whose fields are not known says that it may hold any: without, generated clients take it for an empty one. */
export const openObjects: Oas3Rule = () => ({
  Schema: {
    enter(schema, {report, location}) {
      const isObject = [schema.type].flat().includes('object');
      if (isObject && !['properties', 'additionalProperties', 'allOf'].some((key) => key in schema)) {
        report({
          message:
            'The object has no fields. Add "properties", or "additionalProperties: true" where they are not known.',
          location: location.child(['type']).key(),
        });
      }
    },
  },
});
