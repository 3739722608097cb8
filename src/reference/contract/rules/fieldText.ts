import type {Oas3Rule} from '@redocly/openapi-core';
import type {Glossary} from '../types';

interface NamedSchema {
  description?: string;
}

/**
 * Every field has a text: its own description, or the glossary's for its name (DESIGN, section 5).
 *
 * @param glossary - the texts of `openapi/glossary.yaml`
 */
export function fieldText(glossary: Glossary): Oas3Rule {
  return () => ({
    SchemaProperties: {
      enter(properties: Record<string, NamedSchema>, {report, location, resolve}) {
        for (const [name, property] of Object.entries(properties)) {
          const schema = resolve<NamedSchema>(property).node ?? property;
          if (schema.description === undefined && glossary[name] === undefined) {
            report({
              message: `The field "${name}" has no text. Describe it here, or add "${name}" to openapi/glossary.yaml with "en" and "es".`,
              location: location.child([name]).key(),
            });
          }
        }
      },
    },
  });
}
