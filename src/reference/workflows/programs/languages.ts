import type {SampleLanguageId} from '../../samples/languages';

/** The languages that every workflow is published in, a part of those of the samples, and the extensions of the files. */
export const programLanguages = [
  {language: 'curl', extension: 'sh'},
  {language: 'javascript', extension: 'mjs'},
  {language: 'python', extension: 'py'},
] as const satisfies readonly {language: SampleLanguageId; extension: string}[];

export type ProgramLanguage = (typeof programLanguages)[number]['language'];
