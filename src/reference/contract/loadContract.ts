import {bundle, createConfig, lint, type Config} from '@redocly/openapi-core';
import {localeCodes} from '../../../config/locales';
import {ContractError} from './ContractError';
import type {ContractFiles} from './ContractFiles';
import {localize} from './localize';
import {collectOperations, type ResolvedDocument} from './operations';
import {redoclyRules, rulesPluginId, siteRules} from './rules';
import type {Contract, LocalizedContract} from './types';

export interface LoadContractOptions {
  files: ContractFiles;
  /** Address of each server variable of the contract, by the variable's name. */
  servers: Readonly<Record<string, string>>;
}

function createRules(): Promise<Config> {
  return createConfig({
    plugins: [{id: rulesPluginId, rules: {oas3: siteRules}}],
    rules: {
      ...redoclyRules,
      ...Object.fromEntries(Object.keys(siteRules).map((name) => [`${rulesPluginId}/${name}`, 'error'])),
    },
  });
}

/**
 * Reads the contract, checks it and resolves it in every language.
 *
 * @throws {@link ContractError} with file, line and mend of everything that is wrong
 */
export async function loadContract({files, servers}: LoadContractOptions): Promise<Contract> {
  const {root: ref} = files;
  const glossary = await files.glossary();
  const config = await createRules();
  const problems = await lint({ref, config, externalRefResolver: files.forReading()});
  if (problems.length > 0) {
    throw ContractError.fromLint(problems, ref);
  }
  const {bundle: resolved, fileDependencies} = await bundle({
    ref,
    config,
    dereference: true,
    externalRefResolver: files.forBundling(),
  });
  const inLocale = Object.fromEntries(
    localeCodes.map((locale) => {
      const document = localize(resolved.parsed as ResolvedDocument, locale, glossary);
      return [locale, collectOperations(document, servers)];
    }),
  ) as Record<(typeof localeCodes)[number], LocalizedContract>;
  return {files: [...fileDependencies], in: inLocale};
}
