import type {Oas3Rule} from '@redocly/openapi-core';

interface EnumSchema {
  enum?: readonly unknown[];
  'x-enum-descriptions'?: Record<string, string>;
}

/** Every allowed value of a parameter says what it means. */
export const enumText: Oas3Rule = () => ({
  Parameter: {
    enter(parameter, {report, location, resolve}) {
      const schema = parameter.schema && (resolve(parameter.schema).node as EnumSchema | undefined);
      for (const value of schema?.enum ?? []) {
        if (schema?.['x-enum-descriptions']?.[String(value)] === undefined) {
          report({
            message: `The value "${String(value)}" of "${parameter.name}" has no text. Add it to "x-enum-descriptions".`,
            location: location.child(['schema']).key(),
          });
        }
      }
    },
  },
});
