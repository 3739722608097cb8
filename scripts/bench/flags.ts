import {parseArgs} from 'node:util';

/** The parts of the benchmark, in the order in which they run. */
export const partNames = ['builds', 'pages', 'edit', 'save'] as const;

export type PartName = (typeof partNames)[number];

export interface Flags {
  parts: readonly PartName[];
  /** How often each build and each page is measured; the medians count. */
  runs: number;
  /** Builds the site with four times its pages, too. */
  withCopies: boolean;
  /** Measures the pages of plain Docusaurus, too. */
  withPlainPages: boolean;
  /** File for the numbers. */
  json: string | undefined;
}

export const usage = `Measures the site: how long it builds, what its pages weigh, what an edit changes, how soon a saved page is seen.

  npm run bench                     everything, which takes half an hour or more
  npm run bench -- --only edit,save

  --only             parts, separated by commas: ${partNames.join(', ')}
  --runs             how often each build and each page is measured; the medians count (default 3)
  --without-copies   leaves out the site with four times its pages
  --plain-pages      measures the pages of plain Docusaurus, too
  --json <file>      writes the numbers into a file
  --help             prints this`;

function readParts(list: string | undefined): readonly PartName[] {
  const wanted = list?.split(',').map((name) => name.trim()) ?? partNames;
  const unknown = wanted.find((name) => !(partNames as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw new Error(`--only: There is no part "${unknown}". There are: ${partNames.join(', ')}.`);
  }
  return partNames.filter((name) => wanted.includes(name));
}

/**
 * @param args - of the command line
 * @returns undefined where somebody asks how the program is called
 * @throws if a flag is unknown or its value is none of its values
 */
export function readFlags(args: readonly string[]): Flags | undefined {
  const {values} = parseArgs({
    args: [...args],
    options: {
      only: {type: 'string'},
      runs: {type: 'string', default: '3'},
      'without-copies': {type: 'boolean', default: false},
      'plain-pages': {type: 'boolean', default: false},
      json: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    return undefined;
  }
  if (!/^[1-9]\d?$/.test(values.runs)) {
    throw new Error(`--runs is "${values.runs}". Give a number from 1 to 99.`);
  }
  return {
    parts: readParts(values.only),
    runs: Number(values.runs),
    withCopies: !values['without-copies'],
    withPlainPages: values['plain-pages'],
    json: values.json,
  };
}
