import type {Oas3Rule} from '@redocly/openapi-core';
import {decision} from './decision';
import {echoedValues} from './echoedValues';
import {emits, errorExamples, operationCountry, operationPage, printableBody, tokenLife} from './operations';
import {outcomes} from './outcomes';
import {sandbox} from './sandbox';
import {
  enumText,
  fieldText,
  openObjects,
  plainText,
  preview,
  printableSchema,
  sharedParts,
  transitions,
} from './schemas';
import {translatedText} from './translatedText';

/** Id of the plugin; a rule's full name is `site/<name>`. */
export const rulesPluginId = 'site';

/** The project's own rules for the contract, beside Redocly's. */
export const siteRules: Readonly<Record<string, Oas3Rule>> = {
  decision,
  'echoed-values': echoedValues,
  emits,
  'enum-text': enumText,
  'error-examples': errorExamples,
  'field-text': fieldText,
  'operation-country': operationCountry,
  'operation-page': operationPage,
  'open-objects': openObjects,
  outcomes,
  'plain-text': plainText,
  preview,
  'printable-body': printableBody,
  'printable-schema': printableSchema,
  sandbox,
  'shared-parts': sharedParts,
  'token-life': tokenLife,
  transitions,
  'translated-text': translatedText,
};

/** Redocly's rules that the contract keeps. */
export const redoclyRules = {
  'no-ambiguous-paths': 'off',
  'no-enum-type-mismatch': 'error',
  'no-identical-paths': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'no-path-trailing-slash': 'error',
  'no-undefined-server-variable': 'error',
  'no-unresolved-refs': 'error',
  'no-unused-components': 'error',
  'operation-2xx-response': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-summary': 'error',
  'operation-tag-defined': 'error',
  'path-parameters-defined': 'error',
  'security-defined': 'error',
  struct: 'error',
} as const;
