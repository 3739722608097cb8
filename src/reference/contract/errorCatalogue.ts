import type {LocaleCode} from '../../../config/locales';
import {errorKey} from './errorKey';
import {localize} from './localize';
import type {CatalogueError, ErrorGroup, Operation} from './types';
import type {YamlFile} from './YamlFile';

const classes: readonly CatalogueError['class'][] = ['correct', 'token', 'credits', 'later', 'never'];
const charges: readonly CatalogueError['charged'][] = ['no', 'yes', undefined];

type Catalogue = Readonly<
  Record<string, {title: string; errors: Readonly<Record<string, Omit<CatalogueError, 'key'>>>}>
>;

/** Keys that differ in case only are one error, which two areas of the API spell in two ways. */
export const errorAnchor = (key: string): string => key.toLowerCase();

/**
 * Compares the catalogue of errors with the contract.
 *
 * @param file - `openapi/errors.yaml`
 * @param operations - of the contract: they and the catalogue have to have the same keys
 * @throws ContractError where a text, a key or an operation for a key is missing
 */
export function checkErrorCatalogue(file: YamlFile, operations: Iterable<Operation>): void {
  const answered = new Map(
    [...operations].flatMap(({id, errors}) => errors.map(({body}) => [errorAnchor(errorKey(body)), id])),
  );
  const described = new Set<string>();
  for (const [group, node] of Object.entries(file.content as Catalogue)) {
    file.reportMissing([group], node, ['title']);
    for (const [key, entry] of Object.entries(node.errors)) {
      const path = [group, 'errors', key];
      const anchor = errorAnchor(key);
      file.reportMissing(path, {...entry}, ['meaning', 'remedy']);
      if (!classes.includes(entry.class)) {
        file.report(path, `"${key}" needs a class: ${classes.join(', ')}.`);
      }
      if (!charges.includes(entry.charged)) {
        file.report(
          path,
          `"${key}" has charged, which is neither 'no' nor 'yes', in quotes. Correct it or leave it out.`,
        );
      }
      if (!answered.has(anchor)) {
        file.report(path, `No operation answers "${key}". Take it out, or add it to the errors of an operation.`);
      }
      if (described.has(anchor)) {
        file.report(path, `"${key}" stands in the catalogue twice. Keep one of the two.`);
      }
      described.add(anchor);
    }
  }
  for (const [key, operation] of answered) {
    if (!described.has(key)) {
      file.report([], `${operation} answers the error "${key}", which is not in the catalogue. Add it to a group.`);
    }
  }
  file.refuse();
}

/** The catalogue of errors in a language, in the order of the file. */
export function errorGroups({content}: YamlFile, locale: LocaleCode): ErrorGroup[] {
  return Object.entries(localize(content as Catalogue, locale, {})).map(([id, {title, errors}]) => ({
    id,
    title,
    errors: Object.entries(errors).map(([key, entry]) => ({key, ...entry})),
  }));
}
