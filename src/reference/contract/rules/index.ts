import type {Oas3Rule} from '@redocly/openapi-core';
import {kebab} from '../fieldAddresses';
import * as answers from './answers';
import {echoedValues} from './echoedValues';
import * as operations from './operations';
import {sandbox} from './sandbox';
import * as schemas from './schemas';
import {translatedText} from './translatedText';

/** Id of the plugin; a rule's full name is `site/<name>`: `site/enum-text`. */
export const rulesPluginId = 'site';

/** The project's own rules for the contract, beside Redocly's. */
export const siteRules: Readonly<Record<string, Oas3Rule>> = Object.fromEntries(
  Object.entries({...answers, ...operations, ...schemas, echoedValues, sandbox, translatedText}).map(([name, rule]) => [
    kebab(name),
    rule,
  ]),
);

/** Redocly's rules that the contract keeps. */
export const redoclyRules = {
  'no-ambiguous-paths': 'off',
  'no-duplicated-tag-names': 'error',
  'no-enum-type-mismatch': 'error',
  'no-identical-paths': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'no-path-trailing-slash': 'error',
  'no-required-schema-properties-undefined': 'error',
  'no-schema-type-mismatch': 'error',
  'no-undefined-server-variable': 'error',
  'no-unresolved-refs': 'error',
  'no-unused-components': 'error',
  'operation-2xx-response': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-parameters-unique': 'error',
  'operation-summary': 'error',
  'operation-tag-defined': 'error',
  'path-parameters-defined': 'error',
  'response-mime-type': {severity: 'error', allowedValues: ['application/json']},
  'security-defined': 'error',
  struct: 'error',
} as const;
