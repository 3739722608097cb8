import type {Oas3Rule} from '@redocly/openapi-core';

/** A schema of its own, in a file of `components/` or under `components` of the contract. */
const isNamedSchema = (pointer: string): boolean => /^#\/(?:components\/schemas\/)?[^/]+$/.test(pointer);

/** `x-preview: true` stands where a page has a title: on an operation, on a tag, on an object of the API. */
export const preview: Oas3Rule = () => ({
  any: {
    enter(node: unknown, {report, location, type}) {
      if (typeof node !== 'object' || node === null || !('x-preview' in node)) {
        return;
      }
      const hasTitle =
        ['Operation', 'Tag'].includes(type.name) || (type.name === 'Schema' && isNamedSchema(location.pointer));
      if (!hasTitle || node['x-preview'] !== true) {
        report({
          message:
            'Put "x-preview: true" on an operation, a tag or a schema of components: they have a title to show it.',
          location: location.child(['x-preview']).key(),
        });
      }
    },
  },
});
