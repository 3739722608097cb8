import type {Oas3Rule} from '@redocly/openapi-core';

interface StateSchema {
  enum?: readonly unknown[];
  'x-transitions'?: unknown;
}

/** `x-transitions` leads from each state to those that may follow on it (none: it is final); they are values of the field. */
export const transitions: Oas3Rule = () => ({
  Schema: {
    enter({enum: values, 'x-transitions': states = {}}: StateSchema, {report, location}) {
      const place = location.child(['x-transitions']).key();
      for (const [state, next] of Object.entries(states as object)) {
        if (!Array.isArray(next)) {
          report({
            message: `"x-transitions" has no list for "${state}". Write the states that may follow, or [] if it is final.`,
            location: place,
          });
          continue;
        }
        const unknown = [state, ...(next as unknown[])].filter((value) => values?.includes(value) === false);
        for (const value of unknown) {
          report({
            message: `"x-transitions" names the state "${String(value)}". The field may have: ${values?.join(', ') ?? ''}.`,
            location: place,
          });
        }
      }
    },
  },
});
