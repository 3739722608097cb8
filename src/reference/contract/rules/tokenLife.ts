import type {Oas3Rule} from '@redocly/openapi-core';
import {livesOf, readLife, type TokenLife} from '../tokenLife';

interface TokenNode {
  ttl?: TokenLife;
  issuedBy?: Record<string, string>;
}

/** `x-token.ttl` is a duration, or one for each operation that issues the token. */
export const tokenLife: Oas3Rule = () => ({
  SecurityScheme: {
    enter(scheme: object, {report, location}) {
      const {ttl, issuedBy = {}} = 'x-token' in scheme ? (scheme['x-token'] as TokenNode) : {};
      if (ttl === undefined) {
        return;
      }
      const place = location.child(['x-token', 'ttl']).key();
      for (const life of livesOf(ttl).filter((duration) => readLife(duration) === undefined)) {
        report({
          message: `"${life}" is no life of a token. Write a duration in one unit: P30D, PT2H, PT10M or PT40S.`,
          location: place,
        });
      }
      const issuers = Object.keys(issuedBy);
      if (typeof ttl !== 'string' && issuers.join() !== Object.keys(ttl).join()) {
        report({
          message: `"ttl" by operation needs the operations of "issuedBy", in their order: ${issuers.join(', ')}.`,
          location: place,
        });
      }
    },
  },
});
