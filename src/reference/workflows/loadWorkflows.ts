import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createConfig, lint, type Arazzo1Rule, type Config} from '@redocly/openapi-core';
import {globSync} from 'tinyglobby';
import * as z from 'zod';
import {defaultLocale, type Localized} from '../../../config/locales';
import {didYouMean} from '../../content/closest';
import {readData} from '../../content/readData';
import {lintFaults, refuse} from '../contract/ContractError';
import {inEachLocale, localize} from '../contract/localize';
import {rulesPluginId, translatedText} from '../contract/rules';
import type {Contract} from '../contract/types';
import type {Fixture, Roles} from './answer';
import {buildWorkflow} from './buildWorkflow';
import type {SourceWorkflow, Workflow, Workflows} from './types';

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

/** `people.lucia` and so on, from `fixtures.yaml`. */
const fixturesSchema = z
  .record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown())))
  .transform(
    (groups): Fixtures =>
      new Map(
        Object.entries(groups).flatMap(([group, members]) =>
          Object.entries(members).map(([name, fixture]) => [`${group}.${name}`, fixture]),
        ),
      ),
  );

/** An Arazzo document, whose form Redocly has checked, becomes its workflow in every language. */
const workflowSchema = (id: string, fixtures: Fixtures, contract: Contract) =>
  z
    .custom<{workflows: SourceWorkflow[]}>()
    .transform(({workflows: [source, ...others]}, context): Localized<Workflow> => {
      const report = (at: readonly (string | number)[], message: string): void => {
        context.addIssue({code: 'custom', path: ['workflows', ...at], message});
      };
      if (source?.workflowId !== id || others.length > 0) {
        report([], `The file holds one workflow, whose "workflowId" is the file's name.`);
        return z.NEVER;
      }
      const roles: Roles = new Map(
        Object.entries(source['x-fixture']).map(([role, name]) => {
          const fixture = fixtures.get(name);
          if (fixture === undefined) {
            report([0, 'x-fixture', role], `"${name}" is not in fixtures.yaml.${didYouMean(name, fixtures.keys())}`);
          }
          return [role, fixture ?? {}];
        }),
      );
      return inEachLocale((locale) =>
        buildWorkflow(localize(source, locale), roles, contract.in[locale], (place, message) => {
          if (locale === defaultLocale) {
            report([0, ...place], message);
          }
        }),
      );
    });

/**
 * Reads the workflows, checks them against the contract and resolves their values, in every language.
 *
 * @param dir - absolute path of the folder with `fixtures.yaml` and the `*.arazzo.yaml`
 * @throws ContractError with file, line and fix of everything that is wrong
 */
export async function loadWorkflows(dir: string, contract: Contract): Promise<Workflows> {
  const faults: string[] = [];
  const read = async <T>(name: string, schema: z.ZodType<T>): Promise<T | undefined> => {
    const file = path.join(dir, name);
    const text = await readFile(file, 'utf8');
    return readData(schema, {file: path.relative(process.cwd(), file), text}, faults);
  };
  const fixtures = (await read('fixtures.yaml', fixturesSchema)) ?? new Map();
  const config = await createRules();
  const all: Localized<Workflow>[] = [];
  for (const name of globSync(`*${extension}`, {cwd: dir}).sort()) {
    // Redocly has no line for what is not valid YAML, so that is found out first.
    const isYaml = (await read(name, z.unknown())) !== undefined;
    const ref = path.join(dir, name);
    const formFaults = isYaml ? lintFaults(await lint({ref, config}), ref) : [];
    faults.push(...formFaults);
    if (isYaml && formFaults.length === 0) {
      const built = await read(name, workflowSchema(path.basename(name, extension), fixtures, contract));
      all.push(...(built === undefined ? [] : [built]));
    }
  }
  refuse(faults);
  return inEachLocale((locale) => new Map(all.map(({[locale]: workflow}) => [workflow.id, workflow])));
}
