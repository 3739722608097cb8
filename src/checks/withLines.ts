import {LineCounter, parseDocument, visit} from 'yaml';
import {withoutCode} from '../content/prose';
import {readSources, type Source} from '../content/sources';
import type {WrittenText} from './writtenTexts';

/** What is wrong with a text. */
export interface TextFault extends WrittenText {
  message: string;
}

/** The line of a YAML or JSON file in which a text begins. */
function lineOf(text: string, source: Source): number | undefined {
  const lineCounter = new LineCounter();
  let line: number | undefined;
  visit(parseDocument(source.text, {lineCounter}), {
    Scalar: (_key, {value, range}) => {
      if (typeof value === 'string' && withoutCode(value) === text && range) {
        ({line} = lineCounter.linePos(range[0]));
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return line;
}

/**
 * Puts the file and line of its text before each fault. The contract is checked as one document, in which a text has an
 * address only (`#/paths/…`): it is looked for in the files when something is wrong with it.
 *
 * @param root - the site's folder
 */
export async function withLines(root: string, faults: readonly TextFault[]): Promise<string[]> {
  const hasLine = ({place}: TextFault): boolean => /:\d+$/.test(place);
  const sources = faults.every(hasLine)
    ? []
    : await readSources(root, ['openapi/**/*.yaml', '!openapi/releases/**', 'i18n/**/*.json']);
  return faults.map((fault) => {
    const {place, text, message} = fault;
    // To parse all files takes seconds, and a long word stands in few of them.
    const [word = ''] = text.split(/\W+/u).sort((one, other) => other.length - one.length);
    for (const source of hasLine(fault) ? [] : sources.filter((item) => item.text.includes(word))) {
      const line = lineOf(text, source);
      if (line !== undefined) {
        return `${source.file}:${line}: ${message}`;
      }
    }
    return `${place}: ${message}`;
  });
}
