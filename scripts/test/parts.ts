/** A part of the tests: an npm script that ends with an error when a promise is broken. */
export interface Part {
  /** The npm script. */
  script: string;
  args?: readonly string[];
  /** What it holds, in a few words. */
  holds: string;
}

/** What `npm test` runs: all that needs no other program than Chromium, cURL, jq and Python. The quickest come first. */
export const testParts: readonly Part[] = [
  {script: 'typecheck', holds: 'types'},
  {script: 'lint', holds: 'rules of the code and of its form'},
  {script: 'test:unit', holds: 'each module'},
  {script: 'check', args: ['--all'], holds: 'what is written'},
  {script: 'check:licenses', holds: 'hashes and licences'},
  {script: 'test:samples', args: ['curl', 'javascript', 'python'], holds: 'samples run'},
  {script: 'test:workflows', holds: 'workflows run'},
  {script: 'build', holds: 'the site is built'},
  {script: 'test:mcp', holds: 'the server for assistants'},
  {script: 'test:agents', holds: 'what agents ask of a site'},
  {script: 'test:files', holds: 'the files of the site'},
  {script: 'test:e2e', holds: 'the site in a browser'},
];

/** What `.ci/run` adds: builds of their own, other browsers, other compilers, and nginx. */
export const ciParts: readonly Part[] = [
  {script: 'test:engines', holds: 'behaviours in three engines, and hosts that fail'},
  {script: 'test:nginx', holds: 'headers and addresses of nginx'},
  {script: 'test:samples', args: ['php', 'java', 'csharp', 'go', 'ruby', 'swift'], holds: 'samples in other languages'},
  {script: 'test:reproducible', holds: 'a second build is the same'},
  {script: 'test:development', holds: 'React has nothing to say; a base path'},
  {script: 'test:brand', holds: 'another brand, with Algolia'},
  {script: 'test:bad-input', holds: 'mistakes are told with file and mend; a build that is disturbed'},
  {script: 'test:new', holds: 'npm run new; a build with the cache of before'},
  {script: 'test:languages', holds: 'a third language'},
];
