/**
 * The languages in which the site shows how to call the API, in the order of the list: the stored preference, the name in the list,
 * and the Prism grammar. The first is the default, and what a reader without JavaScript sees. `isNotRun` marks a language that
 * Debian packages nothing for: only tests of its writer hold its samples.
 */
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
] as const;

/** Those whose samples `npm run test:samples` runs. */
export const runLanguages = sampleLanguages.filter((language) => !('isNotRun' in language));

export type SampleLanguageId = (typeof sampleLanguages)[number]['id'];

export const defaultSampleLanguage: SampleLanguageId = 'curl';

export function isSampleLanguageId(value: unknown): value is SampleLanguageId {
  return sampleLanguages.some(({id}) => id === value);
}
