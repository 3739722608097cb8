import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {defaultLocale} from '../../config/locales';
import type {SandboxExchange} from '../../packages/sandbox/src/public';
import {bundleContract} from '../../src/reference/contract/bundleContract';
import {workflowFiles} from '../../src/reference/publish/workflowFiles';
import {run, type Run} from './run';
import type {WorkflowServer} from './startWorkflowServer';
import {WorkflowRun} from './WorkflowRun';

const redocly = path.resolve(__dirname, '../../node_modules/@redocly/cli/bin/cli.js');

/** A run by Respect, which leaves out a body that is an empty object, and joins the values of a list with commas. */
export class RespectRun extends WorkflowRun {
  public override async take(exchange: SandboxExchange): Promise<void> {
    const {pathname, searchParams} = new URL(exchange.target, 'http://sandbox');
    const query = [...searchParams].flatMap(([name, value]) =>
      (name.endsWith('[]') ? value.split(',') : [value]).map((item) => [name, item]),
    );
    const isEmpty = exchange.body === undefined && exchange.headers['content-type'] === 'application/json';
    await super.take({
      ...exchange,
      target: `${pathname}?${new URLSearchParams(query).toString()}`,
      body: isEmpty ? {} : exchange.body,
    });
  }
}

/** Runs Redocly's program on a file. */
const redoclyOn = (dir: string, command: string, file: string): Promise<Run> =>
  run(process.execPath, [redocly, command, file], dir, {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  });

/**
 * Runs the published workflows by Respect, all by one document that calls each with its inputs.
 *
 * @param dir - a folder for the documents
 * @returns what was said about each document, by its name
 */
export async function respect(
  runs: readonly WorkflowRun[],
  {begin, options, workflows}: WorkflowServer,
  dir: string,
): Promise<Map<string, Run>> {
  for (const [file, content] of workflowFiles(workflows)) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await writeFile(path.join(dir, file), content);
  }
  const said = new Map<string, Run>();
  for (const [locale, document] of Object.entries(await bundleContract(options))) {
    await writeFile(path.join(dir, `openapi.${locale}.yaml`), stringify(document, {aliasDuplicateObjects: false}));
    const file = `workflows.${locale}.arazzo.yaml`;
    said.set(`redocly lint ${file}`, await redoclyOn(dir, 'lint', file));
  }
  const steps = runs.map(({workflow: {id}, inputs}) => ({
    stepId: id,
    workflowId: `$sourceDescriptions.published.${id}`,
    parameters: Object.entries(inputs).map(([name, value]) => ({name, value})),
  }));
  const all = {
    arazzo: '1.0.1',
    info: {title: 'All workflows', version: '1.0.0'},
    sourceDescriptions: [{name: 'published', type: 'arazzo', url: `workflows.${defaultLocale}.arazzo.yaml`}],
    workflows: [{workflowId: 'all', steps}],
  };
  await writeFile(path.join(dir, 'all.arazzo.yaml'), stringify(all));
  await begin(...runs);
  return said.set('redocly respect', await redoclyOn(dir, 'respect', 'all.arazzo.yaml'));
}
