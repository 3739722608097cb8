import path from 'node:path';
import {createConfig, lint, type Arazzo1Rule, type Config} from '@redocly/openapi-core';
import {globSync} from 'tinyglobby';
import {defaultLocale, localeCodes, type LocaleCode} from '../../../config/locales';
import {ContractError, type ContractProblem} from '../contract/ContractError';
import {localize} from '../contract/localize';
import {rulesPluginId} from '../contract/rules';
import {translatedText} from '../contract/rules/translatedText';
import type {Contract} from '../contract/types';
import {YamlFile} from '../contract/YamlFile';
import {buildWorkflow} from './buildWorkflow';
import {readCast, type Cast} from './cast';
import {checkSource, readRoles} from './checkSource';
import {checkValues} from './checkValues';
import type {SourceDocument} from './source';
import type {Workflow, Workflows} from './types';

const extension = '.arazzo.yaml';

/** Redocly's rules for the form of an Arazzo document, and ours for its translations. */
function createRules(): Promise<Config> {
  return createConfig({
    extends: ['recommended'],
    // It visits nodes of any type, and Redocly has a type of rules for each kind of document.
    plugins: [{id: rulesPluginId, rules: {arazzo1: {'translated-text': translatedText as unknown as Arazzo1Rule}}}],
    // Ours names the step and the output that comes nearest.
    rules: {struct: 'error', 'outputs-defined': 'off', [`${rulesPluginId}/translated-text`]: 'error'},
  });
}

/** A workflow in every language, checked; what is wrong with it is reported to its file. */
function readWorkflow(file: YamlFile, cast: Cast, contract: Contract): readonly Workflow[] {
  const {workflows} = file.content as SourceDocument;
  const [source, ...others] = workflows;
  if (source?.workflowId !== path.basename(file.file, extension) || others.length > 0) {
    file.report(['workflows'], `The file holds one workflow, whose "workflowId" is the file's name.`);
    return [];
  }
  const roles = readRoles(source, cast, file);
  checkSource(source, roles, contract.in[defaultLocale], file);
  if (file.problems.length > 0) {
    return [];
  }
  const built = localeCodes.map((locale) => buildWorkflow(localize(source, locale, {}), roles, contract.in[locale]));
  const original = built[localeCodes.indexOf(defaultLocale)];
  if (original !== undefined) {
    checkValues(original, source, {cast, roles, contract: contract.in[defaultLocale], file});
  }
  return built;
}

/**
 * Reads the workflows, checks them against the contract and resolves their values, in every language.
 *
 * @param dir - absolute path of the folder with `cast.yaml` and the `*.arazzo.yaml`
 * @throws {@link ContractError} with file, line and fix of everything that is wrong
 */
export async function loadWorkflows(dir: string, contract: Contract): Promise<Workflows> {
  const cast = readCast(dir);
  const config = await createRules();
  const problems: ContractProblem[] = [];
  const all: (readonly Workflow[])[] = [];
  for (const ref of globSync(`*${extension}`, {cwd: dir, absolute: true}).sort()) {
    const file = new YamlFile(ref);
    // Redocly has no line for what is no YAML, so that is found out first.
    if (file.problems.length === 0) {
      file.problems.push(...ContractError.fromLint(await lint({ref, config}), ref).problems);
    }
    if (file.problems.length === 0) {
      all.push(readWorkflow(file, cast, contract));
    }
    problems.push(...file.problems);
  }
  if (problems.length > 0) {
    throw new ContractError(problems);
  }
  return Object.fromEntries(
    localeCodes.map((locale, at): [LocaleCode, ReadonlyMap<string, Workflow>] => [
      locale,
      new Map(all.flatMap((built) => built.slice(at, at + 1)).map((workflow) => [workflow.id, workflow])),
    ]),
  ) as Record<LocaleCode, ReadonlyMap<string, Workflow>>;
}
