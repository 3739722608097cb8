import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {link, paragraph, text} from '../../content/remark/nodes';
import {referenceLabels} from '../labels';
import {sampleLanguages} from '../samples/languages';
import type {CodeSample} from '../samples/operationSamples';
import {codeSamples, separated} from './parts';

/** A program in each of its languages; readers of another language see the first. */
export interface Example {
  name: string;
  /** Without the marks of regions, by the names of their files. */
  files: ReadonlyMap<string, CodeSample>;
  /** The parts that a guide shows, by their names. */
  regions: ReadonlyMap<string, readonly CodeSample[]>;
}

const folder = path.resolve('examples');
const extensions = {javascript: 'mjs', python: 'py'} as const;

/** `// #region name` in JavaScript, `# region name` in Python: a part ends where the next one begins, or with the file. */
const mark = /^(?:\/\/ #|# )region .*\n/gm;
const region = /^(?:\/\/ #|# )region (\S+)\n([\s\S]*?)(?=^(?:\/\/ #|# )region |$(?![\s\S]))/gm;

function readExample(name: string): Example {
  const files = new Map<string, CodeSample>();
  const regions = new Map<string, CodeSample[]>();
  for (const {id, grammar} of sampleLanguages) {
    if (id === 'javascript' || id === 'python') {
      const file = `${name}.${extensions[id]}`;
      const source = readFileSync(path.join(folder, name, file), 'utf8');
      const sample = (code: string): CodeSample => ({language: id, grammar, code: code.trimEnd()});
      files.set(file, sample(source.replaceAll(mark, '')));
      for (const [, part = '', code = ''] of source.matchAll(region)) {
        regions.set(part, [...(regions.get(part) ?? []), sample(code)]);
      }
    }
  }
  return {name, files, regions};
}

/**
 * Reads all examples: each is a folder with a program of its name in each language.
 *
 * @throws if a folder lacks a program
 */
export const readExamples = (): Map<string, Example> =>
  new Map(
    readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => [name, readExample(name)]),
  );

/** `<Example file region>`: a part of the program in each language. */
export const exampleRegion = ({name}: Example, part: string, samples: readonly CodeSample[]): RootContent =>
  codeSamples({operation: `${name}#${part}`, kind: 'region'}, samples);

/** `<Example file>`: the whole program, and its files to download. */
export function wholeExample({name, files}: Example, locale: LocaleCode): RootContent[] {
  const links = [...files.keys()].map((file) => ({
    ...link(`pathname:///examples/${file}`, file),
    data: {hProperties: {download: file}},
  }));
  return [
    codeSamples({operation: name, kind: 'program'}, [...files.values()]),
    paragraph(text(`${referenceLabels(locale).workflow.download} `), ...separated(links.map((item) => [item]))),
  ];
}
