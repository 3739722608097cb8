import type {Oas3Rule} from '@redocly/openapi-core';

/** `x-emits` of an operation names events of the contract, and each event is named by an operation that causes it. */
export const emits: Oas3Rule = () => {
  const caused = new Set<unknown>();
  let events: string[] = [];
  return {
    Root: {
      enter(root) {
        events = Object.keys(('webhooks' in root && root.webhooks) || {});
      },
      leave(_root, {report, location}) {
        for (const event of events.filter((name) => !caused.has(name))) {
          report({
            message: `No operation causes the event "${event}". Add it to "x-emits" of those that do.`,
            location: location.child(['webhooks', event]).key(),
          });
        }
      },
    },
    Operation: {
      enter(operation: object, {report, location}) {
        const named: unknown = 'x-emits' in operation ? operation['x-emits'] : [];
        for (const event of Array.isArray(named) ? (named as unknown[]) : [named]) {
          caused.add(event);
          if (!events.includes(String(event))) {
            report({
              message: `"x-emits" names the event "${String(event)}". The webhooks are: ${events.join(', ')}.`,
              location: location.child(['x-emits']).key(),
            });
          }
        }
      },
    },
  };
};
