/**
 * The languages in which unit tests run programs that readers copy: JavaScript, which needs nothing but Node, or those that
 * SAMPLE_LANGUAGES names, as `.ci/run` does for cURL and Python.
 */
export const testedLanguages: readonly string[] = (process.env.SAMPLE_LANGUAGES ?? 'javascript').split(',');
