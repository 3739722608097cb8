/** A language in which the site shows how to call the API. */
export interface SampleLanguage {
  /** Stored preference and `language` of a sample. */
  readonly id: string;
  /** Name in the list. */
  readonly label: string;
  /** Prism grammar that colours the code. */
  readonly grammar: string;
  /** Debian packages nothing that runs it: tests of its writer alone hold its samples. */
  readonly isNotRun?: true;
}

/** In the order of the list. The first is the default, and what a reader without JavaScript sees. */
export const sampleLanguages = [
  {id: 'curl', label: 'cURL', grammar: 'bash'},
  {id: 'javascript', label: 'JavaScript', grammar: 'javascript'},
  {id: 'python', label: 'Python', grammar: 'python'},
  {id: 'php', label: 'PHP', grammar: 'php'},
  {id: 'java', label: 'Java', grammar: 'java'},
  {id: 'csharp', label: 'C#', grammar: 'csharp'},
  {id: 'go', label: 'Go', grammar: 'go'},
  {id: 'ruby', label: 'Ruby', grammar: 'ruby'},
  {id: 'swift', label: 'Swift', grammar: 'swift', isNotRun: true},
] as const satisfies readonly SampleLanguage[];

/** Those whose samples `npm run test:samples` runs. */
export const runLanguages = sampleLanguages.filter((language) => !('isNotRun' in language));

export type SampleLanguageId = (typeof sampleLanguages)[number]['id'];

export const defaultSampleLanguage: SampleLanguageId = 'curl';

export function isSampleLanguageId(value: unknown): value is SampleLanguageId {
  return sampleLanguages.some(({id}) => id === value);
}
