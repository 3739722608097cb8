import type {Oas3Rule, UserContext} from '@redocly/openapi-core';

/** Notes what is wrong, and the fix, at a place below the node that is checked; at the node itself for an empty path. */
export type Report = (path: (string | number)[], message: string) => void;

/**
 * A rule that looks at each node of a type by itself.
 *
 * @param type - as Redocly names it; `any` for all
 */
export const rule =
  <T>(
    type:
      | 'any'
      | 'ref'
      | 'Operation'
      | 'Parameter'
      | 'RequestBody'
      | 'Response'
      | 'Schema'
      | 'SchemaProperties'
      | 'SecurityScheme',
    check: (node: T, report: Report, context: UserContext) => void,
  ): Oas3Rule =>
  () => ({
    [type]: {
      enter(node: T, context: UserContext) {
        const report: Report = (path, message) => {
          const {location} = context;
          context.report({message, location: (path.length === 0 ? location : location.child(path)).key()});
        };
        check(node, report, context);
      },
    },
  });
