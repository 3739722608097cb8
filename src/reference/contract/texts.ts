import {readFile} from 'node:fs/promises';
import path from 'node:path';
// Not by its name `z`, which the loader of docusaurus.config.ts does not find.
import * as z from 'zod';
import {countries} from '../../../config/countries';
import type {LocaleCode} from '../../../config/locales';
import {readData, strictMap} from '../../content/readData';
import {ContractError} from './ContractError';
import {errorAnchor, errorKey} from './errorKey';
import {localize, type Glossary} from './localize';
import {textFault} from './textFault';
import type {ErrorGroup, Operation, Term} from './types';

/** A text in Markdown that the reference can print. */
const text = z
  .string('"{key}" needs a text.')
  .trim()
  .min(1, '"{key}" needs a text.')
  .superRefine((markdown, context) => {
    const fault = textFault(markdown);
    if (fault !== undefined) {
      context.addIssue(`The text ${fault}`);
    }
  });

/** A map of texts with their translation beside them. */
const translated = <Texts extends z.core.$ZodLooseShape, Others extends z.core.$ZodLooseShape>(
  texts: Texts,
  others: Others,
) => strictMap({...texts, ...others, 'x-es': strictMap(texts, 'The translation "x-es" is missing.')});

const glossarySchema = z.record(z.string(), strictMap({en: text, es: text}));

const countryCode = z.enum(
  countries.map(({code}) => code),
  'config/countries.ts does not have this country. Write its ISO code.',
);
const termSchema = translated(
  {text},
  {country: countryCode.optional(), name: z.string().optional(), matches: z.literal(false).optional()},
);
const termsSchema = z.record(z.string(), z.union([termSchema, z.array(termSchema)]));

const errorClass = z.enum(
  ['correct', 'token', 'credits', 'later', 'never'],
  'Give a class: correct, token, credits, later or never.',
);
const errorSchema = translated(
  {meaning: text, remedy: text},
  {
    class: errorClass,
    exceptions: z.record(z.string(), errorClass).optional(),
    charged: z.enum(['no', 'yes'], "Write 'no' or 'yes', in quotes, or leave it out.").optional(),
  },
);
const groupSchema = translated({title: text}, {errors: z.record(z.string(), errorSchema)});

/** The catalogue of errors, which has the keys that the operations answer. */
const catalogueSchema = (operations: Iterable<Operation>) =>
  z.record(z.string(), groupSchema).superRefine((groups, context) => {
    const answered = new Map(
      [...operations].flatMap(({id, errors}) => errors.map(({body}) => [errorAnchor(errorKey(body)), id])),
    );
    const described = new Set<string>();
    for (const [group, {errors}] of Object.entries(groups)) {
      for (const [key, {exceptions = {}}] of Object.entries(errors)) {
        for (const id of Object.keys(exceptions)) {
          if (![...operations].some((one) => one.id === id && one.errors.some(({body}) => errorKey(body) === key))) {
            context.addIssue(`"${key}" has an exception for "${id}", which does not answer it. Take it out.`);
          }
        }
        const anchor = errorAnchor(key);
        const fault = described.has(anchor)
          ? `"${key}" is in the catalogue twice. Keep one of the two.`
          : `No operation answers "${key}". Take it out, or add it to the errors of an operation.`;
        if (described.has(anchor) || !answered.has(anchor)) {
          context.addIssue({code: 'custom', message: fault, path: [group, 'errors', key]});
        }
        described.add(anchor);
      }
    }
    for (const [key, operation] of answered) {
      if (!described.has(key)) {
        context.addIssue(`${operation} answers the error "${key}", which is not in the catalogue. Add it to a group.`);
      }
    }
  });

async function readTexts<T>(dir: string, name: string, schema: z.ZodType<T>): Promise<T> {
  const file = path.join(dir, `${name}.yaml`);
  const faults: string[] = [];
  const source = {file: path.relative(process.cwd(), file), text: await readFile(file, 'utf8')};
  const content = readData(schema, source, faults);
  if (content === undefined) {
    throw new ContractError(faults);
  }
  return content;
}

/**
 * The texts that response fields share by name: `glossary.yaml`.
 *
 * @throws ContractError where an entry lacks a language, or the file is not valid YAML
 */
export const readGlossary = (dir: string): Promise<Glossary> => readTexts(dir, 'glossary', glossarySchema);

/**
 * The abbreviations and names that pages and the contract use: `terms.yaml`. A term of several countries has an entry for each.
 *
 * @returns the terms in a language, in the order of the file
 * @throws ContractError where a text is missing or a country is not known
 */
export async function readTerms(dir: string): Promise<(locale: LocaleCode) => Term[]> {
  const terms = await readTexts(dir, 'terms', termsSchema);
  return (locale) =>
    Object.entries(localize(terms, locale)).flatMap(([term, entries]) =>
      [entries].flat().map((entry) => ({term, ...entry})),
    );
}

/**
 * What each key of an error means, whatever the operation: `errors.yaml`.
 *
 * @param operations - of the contract, whose keys are those of the catalogue; undefined leaves that comparison out
 * @returns the groups in a language, in the order of the file
 * @throws ContractError where a text, a key or an operation for a key is missing
 */
export async function readErrorGroups(
  dir: string,
  operations: Iterable<Operation> | undefined,
): Promise<(locale: LocaleCode) => ErrorGroup[]> {
  const schema = operations === undefined ? z.record(z.string(), groupSchema) : catalogueSchema(operations);
  const groups = await readTexts(dir, 'errors', schema);
  return (locale) =>
    Object.entries(localize(groups, locale)).map(([id, {title, errors}]) => ({
      id,
      title,
      errors: Object.entries(errors).map(([key, entry]) => ({key, ...entry})),
    }));
}
