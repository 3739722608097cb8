import type {Oas3Rule} from '@redocly/openapi-core';

interface BodyNode {
  content?: Record<string, unknown>;
}

/** Request bodies are JSON: samples and tables of fields are made for no other form. */
export const printableBody: Oas3Rule = () => ({
  RequestBody: {
    enter({content = {}}: BodyNode, {report, location}) {
      for (const type of Object.keys(content)) {
        if (type !== 'application/json') {
          report({
            message: `The reference prints no body of the type "${type}". Describe the body as "application/json".`,
            location: location.child(['content', type]).key(),
          });
        }
      }
    },
  },
});

/** Schemas are one form each: a table of fields cannot show a choice between several. */
export const printableSchema: Oas3Rule = () => ({
  Schema: {
    enter(schema: object, {report, location}) {
      for (const keyword of ['oneOf', 'anyOf', 'not']) {
        if (keyword in schema) {
          report({
            message: `The reference cannot print "${keyword}". List all fields in one schema, "required" where they always stand, and say in their descriptions what goes together.`,
            location: location.child([keyword]).key(),
          });
        }
      }
    },
  },
});
