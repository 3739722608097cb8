import {describe, expect, it} from 'vitest';
import {bundlerWarnings, failedTests, lastLines, typeErrors} from './failures';

describe('failedTests', () => {
  it('names file, test and the first line of the message, and files that could not be run', () => {
    const report = {
      testResults: [
        {
          name: '/site/src/a.test.ts',
          message: '',
          assertionResults: [
            {status: 'passed', fullName: 'a is right'},
            {status: 'failed', fullName: 'a is there', failureMessages: ['Error: It is gone.\n    at a.ts:1:1']},
          ],
        },
        {name: '/site/src/b.test.ts', message: 'Cannot find module x', assertionResults: []},
        {name: '/site/src/c.test.ts', message: '', assertionResults: [{status: 'passed', fullName: 'c'}]},
      ],
    };
    expect(failedTests(report, '/site')).toEqual([
      'src/a.test.ts: a is there: Error: It is gone.',
      'src/b.test.ts: Cannot find module x',
    ]);
  });
});

it('typeErrors finds the lines with a place', () => {
  expect(typeErrors("src/a.ts(3,7): error TS2322: Type 'x'.\n  More about it.\nFound 1 error.")).toEqual([
    "src/a.ts(3,7): error TS2322: Type 'x'.",
  ]);
});

it('lastLines leaves out colours and stacks', () => {
  expect(lastLines('first\n\u001B[31mred\u001B[0m\n\n    at run (/site/a.js:1:2)\nlast\n', 2)).toEqual(['red', 'last']);
});

it('bundlerWarnings leaves out what Docusaurus advises, and says each once', () => {
  const warning = '[WARNING] {"message":"export a was not found in b"';
  expect(bundlerWarnings(`[WARNING] Docusaurus site warnings:\n${warning}\n${warning}\n[SUCCESS]`)).toEqual([warning]);
});
