import type {Oas3Rule} from '@redocly/openapi-core';
import {areas} from '../../../../config/areas';
import {countries} from '../../../../config/countries';
import {livesOf, readLife, type TokenLife} from '../tokenLife';
import {rule} from './rule';

interface OperationNode {
  'x-page'?: unknown;
  'x-country'?: string;
  tags?: string[];
}

/** Every operation names its docs page: the reference links it. */
export const operationPage = rule<OperationNode>('Operation', (operation, report) => {
  if (typeof operation['x-page'] !== 'string') {
    report([], 'The operation has no page. Add "x-page: <id of its page under docs/>".');
  }
});

/** An operation of a country stands on that country's page, in the section of its area. */
export const operationCountry = rule<OperationNode>(
  'Operation',
  ({'x-country': country, tags: [tag = ''] = []}, report) => {
    if (country !== undefined && !countries.some(({code}) => code === country)) {
      report(
        ['x-country'],
        `The country "${country}" has no page. Add it to config/countries.ts, and its page in both languages.`,
      );
    }
    if (country !== undefined && !areas.some((area) => area.tag === tag)) {
      report(['tags'], `The page of a country has no section for the tag "${tag}". Add it to config/areas.ts.`);
    }
  },
);

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
        for (const event of [named].flat()) {
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

/** Request bodies are JSON: samples and tables of fields are made for no other form. */
export const printableBody = rule<{content?: object}>('RequestBody', ({content = {}}, report) => {
  for (const type of Object.keys(content).filter((name) => name !== 'application/json')) {
    report(
      ['content', type],
      `The reference prints no body of the type "${type}". Describe the body as "application/json".`,
    );
  }
});

interface SchemeNode {
  'x-token'?: {ttl?: TokenLife; issuedBy?: Record<string, string>};
}

/** `x-token.ttl` is a duration, or one for each operation that issues the token. */
export const tokenLife = rule<SchemeNode>('SecurityScheme', ({'x-token': {ttl, issuedBy = {}} = {}}, report) => {
  const place = ['x-token', 'ttl'];
  for (const life of ttl === undefined ? [] : livesOf(ttl).filter((duration) => readLife(duration) === undefined)) {
    report(place, `"${life}" is no life of a token. Write a duration in one unit: P30D, PT2H, PT10M or PT40S.`);
  }
  const issuers = Object.keys(issuedBy);
  if (typeof ttl === 'object' && issuers.join() !== Object.keys(ttl).join()) {
    report(place, `"ttl" by operation needs the operations of "issuedBy", in their order: ${issuers.join(', ')}.`);
  }
});
