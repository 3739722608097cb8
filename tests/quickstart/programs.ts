import {parseFrontMatter} from '../../src/content/frontMatter';

/** A step of the quickstart, as the page prints it. */
export interface Step {
  /** Name of the programs without their endings: `step3`. */
  name: string;
  /** Programs by the names of their files. */
  programs: ReadonlyMap<string, string>;
  /** What follows the program's name in each run that the page asks for; one run without anything where it shows none. */
  runs: readonly string[];
  /** What all runs together print. */
  output: string;
}

/** A block of code, as a page prints it. */
export interface Block {
  language: string;
  /** Empty where the block has none. */
  title: string;
  code: string;
}

const fence = /^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm;

/**
 * Reads the blocks of code out of a page.
 *
 * @param source - MDX of the page
 */
export const printedBlocks = (source: string, file: string): Block[] =>
  [...parseFrontMatter(source, file).body.matchAll(fence)].map(([, language = '', title = '', code = '']) => ({
    language,
    title,
    code,
  }));

/**
 * Reads the steps out of the page: a program for each language (`title="step3.py"`), perhaps lines that run it
 * (`bash step6.sh …`), and what it prints (the first block of plain text after it).
 *
 * @param source - MDX of the page
 * @throws if a step does not say what it prints
 */
export function quickstartSteps(source: string, file: string): Step[] {
  const steps: {name: string; programs: Map<string, string>; runs: string[]; output?: string}[] = [];
  for (const {language, title, code} of printedBlocks(source, file)) {
    const name = /^(step\d+)\.\w+$/.exec(title)?.[1];
    const step = steps.at(-1);
    if (name !== undefined) {
      if (step?.name === name) {
        step.programs.set(title, code);
      } else {
        steps.push({name, programs: new Map([[title, code]]), runs: []});
      }
    } else if (language === 'text' && step !== undefined) {
      step.output ??= code;
    } else if (step !== undefined && step.output === undefined) {
      step.runs.push(...[...code.matchAll(/^bash step\d+\.sh (.+)$/gm)].map(([, rest = '']) => rest));
    }
  }
  return steps.map(({name, programs, runs, output}) => {
    if (output === undefined) {
      throw new Error(`${file}: ${name} does not say what it prints. Add a block \`\`\`text after its programs.`);
    }
    return {name, programs, runs: runs.length === 0 ? [''] : runs, output};
  });
}
