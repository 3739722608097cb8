import path from 'node:path';
import {BaseResolver, bundle, lint, YamlParseError} from '@redocly/openapi-core';
import {defaultLocale} from '../../../config/locales';
import {readSources} from '../../content/readData';
import {faultAt, lintFaults, refuse} from './ContractError';
import {dereference} from './dereference';
import {listErrorCodes} from './errorCodes';
import {inEachLocale, localize} from './localize';
import {operationFaults} from './operationFaults';
import {collectOperations} from './operations';
import {resolveServers} from './servers';
import {contractRules} from './rules';
import {readErrorGroups, readGlossary, readTerms} from './texts';
import type {Contract, OpenApiDocument, Operation} from './types';

export interface LoadContractOptions {
  /** Absolute path of the folder that holds `openapi.yaml` and its files of texts. */
  dir: string;
  /** Address of each server variable of the contract, by the variable's name. */
  servers: Readonly<Record<string, string>>;
  /** False leaves the rules out: for a contract that was checked before, or is still being written. */
  isChecked?: boolean;
}

/**
 * Files that are not valid YAML. Redocly reports one again for each reference to it, and its bundler leaves it out and goes on,
 * so that everything in it seems to be missing.
 *
 * @param resolver - that has read the files
 */
async function syntaxFaults(resolver: BaseResolver): Promise<string[]> {
  const documents = await Promise.allSettled(resolver.cache.values());
  return documents.flatMap((document) => {
    if (document.status === 'fulfilled' || !(document.reason instanceof YamlParseError)) {
      return [];
    }
    const {message, source, line} = document.reason;
    const what = message.replace(/ in ".*$/s, '');
    const fix = 'Fix this line or the one above it: a text with a colon needs quotes';
    return [faultAt(source.absoluteRef, line, `is not valid YAML: ${what}. ${fix}.`)];
  });
}

/** The contract as one document, with references inside of it. */
async function bundleContract(ref: string, isChecked: boolean): Promise<OpenApiDocument> {
  const config = await contractRules();
  const externalRefResolver = new BaseResolver();
  const problems = isChecked ? await lint({ref, config, externalRefResolver}) : [];
  refuse(await syntaxFaults(externalRefResolver));
  refuse(lintFaults(problems, ref));
  const {bundle: document} = await bundle({ref, config, externalRefResolver});
  refuse(await syntaxFaults(externalRefResolver));
  return document.parsed as OpenApiDocument;
}

/** @throws {@link ContractError} with what is wrong with operations, beyond what Redocly's rules can say */
async function refuseOperations(dir: string, operations: readonly Operation[]): Promise<void> {
  const found = operations.flatMap((operation) => operationFaults(operation).map((fault) => ({operation, fault})));
  const sources = found.length === 0 ? [] : await readSources(dir, ['**/*.yaml']);
  refuse(
    found.flatMap(({operation: {id}, fault}) =>
      sources.flatMap(({file, text}) => {
        const line = text.split('\n').findIndex((row) => row.trim() === `operationId: ${id}`) + 1;
        return line === 0 ? [] : [faultAt(path.join(dir, file), line, fault)];
      }),
    ),
  );
}

/**
 * Reads the contract, checks it, and gives it in every language: as it is published, and without references.
 *
 * @throws {@link ContractError} with file, line and fix of everything that is wrong
 */
export async function loadContract({dir, servers, isChecked = true}: LoadContractOptions): Promise<Contract> {
  const ref = path.join(dir, 'openapi.yaml');
  const bundled = resolveServers(await bundleContract(ref, isChecked), servers);
  const glossary = await readGlossary(dir);
  const documents = inEachLocale((locale) => localize(bundled, locale, glossary));
  const resolved = inEachLocale((locale) => collectOperations(dereference(documents[locale])));
  const operations = [...resolved[defaultLocale].operations.values()];
  if (isChecked) {
    await refuseOperations(dir, operations);
  }
  const termsIn = await readTerms(dir);
  const errorGroupsIn = await readErrorGroups(dir, isChecked ? operations : undefined);
  for (const document of Object.values(documents)) {
    listErrorCodes(document, errorGroupsIn(defaultLocale));
  }
  return {
    documents,
    in: inEachLocale((locale) => ({...resolved[locale], terms: termsIn(locale), errorGroups: errorGroupsIn(locale)})),
  };
}
