import type {Oas3Rule} from '@redocly/openapi-core';

interface OperationNode {
  'x-page'?: unknown;
  responses?: Record<string, unknown>;
}

/** Every operation names its docs page, and says how it succeeds: the reference links and prints both. */
export const operationPage: Oas3Rule = () => ({
  Operation: {
    enter(operation: OperationNode, {report, location}) {
      if (typeof operation['x-page'] !== 'string') {
        report({message: 'The operation has no page. Add "x-page: <id of its page under docs/>".'});
      }
      const statuses = Object.keys(operation.responses ?? {});
      if (!statuses.some((status) => status.startsWith('2'))) {
        report({
          message: 'The operation has no answer for success. Add a response "200", or the 2xx status that it returns.',
          location: location.child(['responses']).key(),
        });
      }
    },
  },
});
