import type {LocaleCode} from '../../../../config/locales';
import {fill, joined, referenceLabels} from '../../remark/labels';
import {sampleLanguages, type SampleLanguageId} from '../../samples/languages';
import type {CodeSample} from '../../samples/operationSamples';
import type {Workflow} from '../types';
import {curl} from './curl';
import {javascript} from './javascript';
import {neededVariables, type ProgramWriter} from './program';
import {python} from './python';

/** Languages of whole programs: a part of those of the samples. */
const writers = [
  {language: 'curl', write: curl, extension: 'sh'},
  {language: 'javascript', write: javascript, extension: 'mjs'},
  {language: 'python', write: python, extension: 'py'},
] as const satisfies readonly {language: SampleLanguageId; write: ProgramWriter; extension: string}[];

/** The languages that every workflow is published in, and the extensions of the files. */
export const programLanguages: readonly {language: SampleLanguageId; extension: string}[] = writers;

export interface WorkflowProgram extends CodeSample {
  /** Name of the file that readers download: `log-in-by-email.sh`. */
  file: string;
}

/** A workflow as a whole program in each language that has a writer. */
export function workflowPrograms(workflow: Workflow, locale: LocaleCode): WorkflowProgram[] {
  const labels = referenceLabels(locale).program;
  const paths = workflow.inputs.flatMap(({source, variable}) => (source === 'file' ? [variable] : []));
  const variables = neededVariables(workflow).map((name) => (paths.includes(name) ? fill(labels.path, {name}) : name));
  return writers.map(({language, write, extension}) => {
    const {label, grammar} = sampleLanguages.find(({id}) => id === language) ?? {label: language, grammar: language};
    const code = write(workflow, {
      heading: `${workflow.title}. ${labels.needs[language]}`,
      needs: variables.length === 0 ? '' : fill(labels.variables, {names: joined(variables, locale)}),
      values: labels.values,
      unset: labels.unset,
    });
    return {language, label, grammar, code, file: `${workflow.id}.${extension}`};
  });
}
