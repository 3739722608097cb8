import type {LocaleCode} from '../../../../config/locales';
import {fill, joined, referenceLabels} from '../../labels';
import {sampleLanguages} from '../../samples/languages';
import type {CodeSample} from '../../samples/operationSamples';
import type {Workflow} from '../types';
import {curl} from './curl';
import {javascript} from './javascript';
import {programLanguages, type ProgramLanguage} from './languages';
import {programParts, type ProgramWriter} from './program';
import {python} from './python';

const writers: Readonly<Record<ProgramLanguage, ProgramWriter>> = {curl, javascript, python};

export interface WorkflowProgram extends CodeSample {
  /** Name of the file that readers download: `log-in-by-email.sh`. */
  file: string;
}

/** A workflow as a whole program in each language that has a writer. */
export function workflowPrograms(workflow: Workflow, locale: LocaleCode): WorkflowProgram[] {
  const labels = referenceLabels(locale).program;
  const parts = programParts(workflow);
  const paths = parts.files.map(({variable}) => variable);
  const variables = parts.variables.map((name) => (paths.includes(name) ? fill(labels.path, {name}) : name));
  const asked = parts.asked.flatMap(({variable}) => variable ?? []);
  return programLanguages.map(({language, extension}) => {
    const {label, grammar} = sampleLanguages.find(({id}) => id === language) ?? {label: language, grammar: language};
    const needs = [
      ...(variables.length === 0 ? [] : [fill(labels.variables, {names: joined(variables, locale)})]),
      ...(asked.length === 0 ? [] : [fill(labels.asked, {names: joined(asked, locale)})]),
      labels.address,
    ];
    const texts = {...labels, heading: `${workflow.title}. ${labels.needs[language]}`, needs};
    const code = writers[language](workflow, texts, parts);
    return {language, label, grammar, code, file: `${workflow.id}.${extension}`};
  });
}
