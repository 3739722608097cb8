import type {Oas3Rule} from '@redocly/openapi-core';
import {areas} from '../../../../config/areas';
import {countries} from '../../../../config/countries';

interface OperationNode {
  'x-country'?: string;
  tags?: string[];
}

/** An operation of a country stands on that country's page, in the section of its area. */
export const operationCountry: Oas3Rule = () => ({
  Operation: {
    enter(operation: OperationNode, {report, location}) {
      const country = operation['x-country'];
      if (country === undefined) {
        return;
      }
      if (!countries.some(({code}) => code === country)) {
        report({
          message: `The country "${country}" has no page. Add it to config/countries.ts, and its page in both languages.`,
          location: location.child(['x-country']),
        });
      }
      if (!areas.some(({tag}) => operation.tags?.[0] === tag)) {
        report({
          message: `The page of a country has no section for the tag "${operation.tags?.[0] ?? ''}". Add it to config/areas.ts.`,
          location: location.child(['tags']),
        });
      }
    },
  },
});
