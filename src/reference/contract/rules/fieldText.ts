import type {Oas3Rule} from '@redocly/openapi-core';
import {otherLocales} from '../../../../config/locales';
import {translationKey} from '../localize';
import {repeatsName} from '../repeatsName';

/** A field, or its translation. */
interface Described {
  description?: string;
}

/** A description of a field says what its name does not; where nothing more is known, there is none. */
export const fieldText: Oas3Rule = () => ({
  SchemaProperties: {
    enter(properties: Record<string, Described>, {report, location}) {
      for (const [name, property] of Object.entries(properties)) {
        const translated = property as Readonly<Record<string, Described | undefined>>;
        const translations = otherLocales.map((locale) => translated[translationKey(locale)]?.description);
        const idle = [property.description, ...translations].find(
          (text) => text !== undefined && repeatsName(name, text),
        );
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
