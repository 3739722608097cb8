import type {Oas3Rule} from '@redocly/openapi-core';
import {otherLocales} from '../../../../config/locales';
import {translationKey} from '../localize';
import {deepTextFault} from '../textFault';

const textKeys = ['summary', 'description', 'x-enum-descriptions', 'x-decide', 'x-outcomes'];

/** Texts of a node that hold other texts: all of a translation is text. */
const keys: readonly string[] = [...textKeys, 'x-title', 'title', ...otherLocales.map(translationKey)];

/** Texts are Markdown without HTML and images, and link to pages: what else they hold would stop the build, or run. */
export const plainText: Oas3Rule = () => ({
  any: {
    enter(node: unknown, {report, location, type}) {
      // In a map of properties, and in an example, `description` is the name of a field.
      if (type.name === 'SchemaProperties' || typeof node !== 'object' || node === null) {
        return;
      }
      const texts = node as Readonly<Record<string, unknown>>;
      for (const key of keys) {
        const fault = deepTextFault(texts[key]);
        if (fault !== undefined) {
          report({message: `"${key}" ${fault}`, location: location.child([key]).key()});
        }
      }
    },
  },
});
