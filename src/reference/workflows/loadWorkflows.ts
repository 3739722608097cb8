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
import {didYouMean} from '../../content/closest';
import type {Fixture, Roles} from './answer';
import type {SourceDocument, SourceWorkflow} from './source';
import type {Workflow, Workflows} from './types';

const extension = '.arazzo.yaml';

/** Redocly's rules for the form of an Arazzo document, and ours for its translations. */
function createRules(): Promise<Config> {
  return createConfig({
    extends: ['recommended'],
    // It visits nodes of any type, and Redocly has a type of rules for each kind of document.
    plugins: [{id: rulesPluginId, rules: {arazzo1: {'translated-text': translatedText as unknown as Arazzo1Rule}}}],
    // `resolve` names what comes nearest.
    rules: {struct: 'error', 'outputs-defined': 'off', [`${rulesPluginId}/translated-text`]: 'error'},
  });
}

type Fixtures = ReadonlyMap<string, Fixture>;

/** @throws if there is no `cast.yaml`, or it is not valid YAML */
function readFixtures(dir: string): Fixtures {
  const file = new YamlFile(path.join(dir, 'cast.yaml'));
  file.refuse();
  const groups = file.content as Record<string, Record<string, Fixture>>;
  return new Map(
    Object.entries(groups).flatMap(([group, members]) =>
      Object.entries(members).map(([name, fixture]): [string, Fixture] => [`${group}.${name}`, fixture]),
    ),
  );
}

/** The fixtures that a workflow names; unknown ones are reported. */
function readRoles(source: SourceWorkflow, fixtures: Fixtures, file: YamlFile): Roles {
  return new Map(
    Object.entries(source['x-cast']).map(([role, name]) => {
      const fixture = fixtures.get(name);
      if (fixture === undefined) {
        const nearest = didYouMean(name, fixtures.keys());
        file.report(['workflows', 0, 'x-cast', role], `"${name}" is not in cast.yaml.${nearest}`);
      }
      return [role, fixture ?? {}];
    }),
  );
}

/** A workflow in every language; what is wrong with it is reported to its file. */
function readWorkflow(file: YamlFile, fixtures: Fixtures, contract: Contract): readonly Workflow[] {
  const {workflows} = file.content as SourceDocument;
  const [source, ...others] = workflows;
  if (source?.workflowId !== path.basename(file.file, extension) || others.length > 0) {
    file.report(['workflows'], `The file holds one workflow, whose "workflowId" is the file's name.`);
    return [];
  }
  const roles = readRoles(source, fixtures, file);
  return localeCodes.map((locale) =>
    buildWorkflow(localize(source, locale, {}), roles, contract.in[locale], (place, message) => {
      if (locale === defaultLocale) {
        file.report(['workflows', 0, ...place], message);
      }
    }),
  );
}

/**
 * Reads the workflows, checks them against the contract and resolves their values, in every language.
 *
 * @param dir - absolute path of the folder with `cast.yaml` and the `*.arazzo.yaml`
 * @throws {@link ContractError} with file, line and fix of everything that is wrong
 */
export async function loadWorkflows(dir: string, contract: Contract): Promise<Workflows> {
  const fixtures = readFixtures(dir);
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
      all.push(readWorkflow(file, fixtures, contract));
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
