import {bundle, createConfig, lint, type Config} from '@redocly/openapi-core';
import {defaultLocale, localeCodes, type LocaleCode} from '../../../config/locales';
import {ContractError} from './ContractError';
import {refuseUnparsed, type ContractFiles} from './ContractFiles';
import {checkErrorCatalogue, errorGroups} from './errorCatalogue';
import {localize} from './localize';
import {collectOperations, type ResolvedDocument} from './operations';
import {redoclyRules, rulesPluginId, siteRules} from './rules';
import {checkTerms, glossaryOf, termsIn} from './texts';
import type {Contract, LocalizedContract} from './types';

export interface LoadContractOptions {
  files: ContractFiles;
  /** Address of each server variable of the contract, by the variable's name. */
  servers: Readonly<Record<string, string>>;
  /** False leaves the rules out: for a contract that was checked before, or is still being written. */
  isChecked?: boolean;
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
 * @throws {@link ContractError} with file, line and fix of everything that is wrong
 */
export async function loadContract({files, servers, isChecked = true}: LoadContractOptions): Promise<Contract> {
  const {root: ref} = files;
  await files.readRoot();
  const glossary = glossaryOf(files.texts('glossary'));
  const terms = files.texts('terms');
  const config = await createRules();
  if (isChecked) {
    checkTerms(terms);
    const problems = await lint({ref, config, externalRefResolver: files.forReading()});
    await refuseUnparsed(files.forReading());
    if (problems.length > 0) {
      throw ContractError.fromLint(problems, ref);
    }
  }
  const externalRefResolver = files.forBundling();
  const {bundle: resolved, fileDependencies} = await bundle({ref, config, dereference: true, externalRefResolver});
  await refuseUnparsed(externalRefResolver);
  const errors = files.texts('errors');
  const inLocale = Object.fromEntries(
    localeCodes.map((locale) => {
      const document = localize(resolved.parsed as ResolvedDocument, locale, glossary);
      const texts = {errorGroups: errorGroups(errors, locale), terms: termsIn(terms, locale)};
      return [locale, {...collectOperations(document, servers), ...texts}];
    }),
  ) as unknown as Record<LocaleCode, LocalizedContract>;
  if (isChecked) {
    checkErrorCatalogue(errors, inLocale[defaultLocale].operations.values());
  }
  return {files: [...fileDependencies], in: inLocale};
}
