import type {LocaleCode} from '../../../../config/locales';
import {fill, joined, referenceLabels} from '../../labels';
import {sampleLanguages} from '../../samples/languages';
import type {CodeSample} from '../../samples/operationSamples';
import type {Workflow} from '../types';
import {curl} from './curl';
import {javascript} from './javascript';
import {programLanguages, type ProgramLanguage} from './languages';
import {neededVariables, type ProgramWriter} from './program';
import {python} from './python';

const writers: Readonly<Record<ProgramLanguage, ProgramWriter>> = {curl, javascript, python};

export interface WorkflowProgram extends CodeSample {
  /** Name of the file that readers download: `log-in-by-email.sh`. */
  file: string;
}

/** A workflow as a whole program in each language that has a writer. */
export function workflowPrograms(workflow: Workflow, locale: LocaleCode): WorkflowProgram[] {
  const labels = referenceLabels(locale).program;
  const paths = workflow.inputs.flatMap(({source, variable}) => (source === 'file' ? [variable] : []));
  const variables = neededVariables(workflow).map((name) => (paths.includes(name) ? fill(labels.path, {name}) : name));
  const asked = workflow.inputs.flatMap(({source, variable}) => (source === 'terminal' ? (variable ?? []) : []));
  return programLanguages.map(({language, extension}) => {
    const {label, grammar} = sampleLanguages.find(({id}) => id === language) ?? {label: language, grammar: language};
    const code = writers[language](workflow, {
      ...labels,
      heading: `${workflow.title}. ${labels.needs[language]}`,
      needs: [
        ...(variables.length === 0 ? [] : [fill(labels.variables, {names: joined(variables, locale)})]),
        ...(asked.length === 0 ? [] : [fill(labels.asked, {names: joined(asked, locale)})]),
        labels.address,
      ],
    });
    return {language, label, grammar, code, file: `${workflow.id}.${extension}`};
  });
}
