import type {Oas3Rule} from '@redocly/openapi-core';
import {repeatsName} from '../repeatsName';

interface NamedSchema {
  description?: string;
  'x-es'?: {description?: string};
}

/** A description of a field says what its name does not; where nothing more is known, there is none. */
export const fieldText: Oas3Rule = () => ({
  SchemaProperties: {
    enter(properties: Record<string, NamedSchema>, {report, location}) {
      for (const [name, {description, 'x-es': spanish}] of Object.entries(properties)) {
        const idle = [description, spanish?.description].find((text) => text !== undefined && repeatsName(name, text));
        if (idle !== undefined) {
          report({
            message: `The text of "${name}" only repeats its name: "${idle}". Say what the name does not (unit, format, who issues it, known values), or leave the text out.`,
            location: location.child([name, 'description']).key(),
          });
        }
      }
    },
  },
});
