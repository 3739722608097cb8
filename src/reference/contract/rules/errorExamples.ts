import type {Oas3Rule} from '@redocly/openapi-core';

interface ResponseNode {
  content?: Record<string, {examples?: Record<string, unknown>}>;
}

interface ExampleNode {
  summary?: string;
  description?: string;
  value?: Record<string, unknown>;
}

/** Every error is listed as a named example that says what it means and what the caller does about it. */
export const errorExamples: Oas3Rule = () => ({
  Response: {
    enter(response: ResponseNode, {report, location, resolve, key}) {
      const media = response.content?.['application/json'];
      if (String(key).startsWith('2')) {
        return;
      }
      const examples = Object.entries(media?.examples ?? {});
      if (examples.length === 0) {
        report({message: `The error ${String(key)} names no case. Add at least one entry to "examples".`});
      }
      for (const [name, example] of examples) {
        const node = resolve<ExampleNode>(example as ExampleNode).node ?? (example as ExampleNode);
        if (!node.summary || !node.description || Object.keys(node.value ?? {}).length === 0) {
          report({
            message: `The error "${name}" is incomplete. Give "summary" (what it means), "description" (what the caller does) and "value" (the body).`,
            location: location.child(['content', 'application/json', 'examples', name]).key(),
          });
        }
      }
    },
  },
});
