/** A part of the tests: commands that end with an error when a promise is broken. */
export interface Part {
  name: string;
  /** The npm script, with its arguments. */
  command: readonly [script: string, ...args: string[]];
  /** What it holds, in a few words. */
  holds: string;
  /** Whether it reads `build/`, which the part `build` makes. */
  readsBuild?: true;
  /** Whether it opens pages, and counts as skipped where no Chromium starts. */
  needsChromium?: true;
}

/** What `npm test` runs: all that a change can break, and that needs nothing but Node. */
export const testParts: readonly Part[] = [
  {name: 'build', command: ['build'], holds: 'the site is built'},
  {name: 'lint', command: ['lint'], holds: 'types, rules of the code and of its form'},
  {name: 'unit', command: ['test:unit'], holds: 'each module'},
  {name: 'check', command: ['check', '--all'], holds: 'what is written'},
  {name: 'samples', command: ['test:samples', 'javascript'], holds: 'samples run, in JavaScript'},
  {name: 'workflows', command: ['test:workflows', 'javascript'], holds: 'workflows run, in JavaScript'},
  {name: 'files', command: ['test:files'], holds: 'every file of the site', readsBuild: true},
  {
    name: 'browser',
    command: ['test:browser'],
    holds: 'each kind of page, and what readers do most',
    readsBuild: true,
    needsChromium: true,
  },
];

/** What `.ci/run` adds: what needs other programs, other browsers or a build of its own. */
export const ciParts: readonly Part[] = [
  {name: 'scripts', command: ['test:scripts'], holds: 'samples run, in cURL and Python'},
  {
    name: 'programs',
    command: ['test:workflows', 'respect', 'curl', 'python'],
    holds: 'workflows run by Respect, cURL and Python',
  },
  {name: 'mcp', command: ['test:mcp'], holds: 'the server for assistants', readsBuild: true},
  {name: 'e2e', command: ['test:e2e'], holds: 'the rest of what readers do', readsBuild: true, needsChromium: true},
  {
    name: 'pages',
    command: ['test:pages'],
    holds: 'a draw of pages is accessible',
    readsBuild: true,
    needsChromium: true,
  },
  {name: 'engines', command: ['test:engines'], holds: 'what Firefox and WebKit do otherwise', readsBuild: true},
  {
    name: 'lean',
    command: ['test:lean'],
    holds: 'packages/docusaurus-lean, on the classic template',
    needsChromium: true,
  },
  {name: 'nginx', command: ['test:nginx'], holds: 'headers and addresses of nginx', readsBuild: true},
  {
    name: 'variant',
    command: ['test:variant'],
    holds: 'another brand, base path, language and search at once, with the checks of React',
    needsChromium: true,
  },
  {name: 'new', command: ['test:new'], holds: 'npm run new'},
  {name: 'bad-input', command: ['test:bad-input'], holds: 'a disturbed build harms nothing; npm start goes on'},
];
