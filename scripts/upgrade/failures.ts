/** The part of Vitest's JSON report that says what failed: https://vitest.dev/guide/reporters#json-reporter */
export interface TestReport {
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    /** Why the file could not be run; empty where it was. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

const firstLine = (text: string): string => /\S.*/.exec(text)?.[0] ?? '';

/**
 * What failed in a run of tests, one line each: the file, the test, the message.
 *
 * @param root - of the site, which is taken off the paths
 */
export function failedTests({testResults}: TestReport, root: string): string[] {
  return testResults.flatMap(({name, message, assertionResults}) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter(({status}) => status === 'failed');
    const lines = failed.map(
      ({fullName, failureMessages = []}) => `${file}: ${fullName}: ${firstLine(failureMessages[0] ?? '')}`,
    );
    return lines.length === 0 && message !== '' ? [`${file}: ${firstLine(message)}`] : lines;
  });
}

/** The errors that `tsc --pretty false` prints: `file(line,column): error …`. */
export function typeErrors(output: string): string[] {
  return output.match(/^\S.*\(\d+,\d+\): error .*$/gm) ?? [];
}

/** The end of what a program printed, without colours, empty lines and stacks. */
export function lastLines(output: string, count = 25): string[] {
  return output
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(-count);
}

/** What the bundler warns of, such as an import that a package no longer exports: Docusaurus prints it as JSON. */
export function bundlerWarnings(output: string): string[] {
  const warnings = output.match(/^\[WARNING\] \{"message":".{0,180}/gm) ?? [];
  return [...new Set(warnings)];
}
