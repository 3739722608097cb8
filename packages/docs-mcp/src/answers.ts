import {z} from 'zod';
import {didYouMean} from '../../../src/content/closest';

/** The parameters of a tool; one of another name is refused with the names that there are. */
export const parameters = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: ({code, keys}) =>
      code === 'unrecognized_keys'
        ? `There is no argument ${JSON.stringify(keys)}. Known: ${Object.keys(shape).join(', ')}.`
        : undefined,
  });

export const textAnswer = (text: string) => ({content: [{type: 'text' as const, text}]});

/** Bytes that a part of an answer has at most. */
const partBytes = 7_500;

/**
 * One part of a text that may be long, split between lines.
 *
 * @param lead - what else helps whoever gets a part
 * @throws if there is no such part
 */
export function partAnswer(text: string, number: number, lead = '') {
  const parts: string[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    const joined = `${parts.at(-1) ?? ''}${line}`;
    const isFull = parts.length === 0 || Buffer.byteLength(joined) > partBytes;
    parts.splice(isFull ? parts.length : -1, 1, isFull ? line : joined);
  }
  const found = parts[number - 1];
  if (found === undefined) {
    throw new Error(`There is no part ${number}; the last one is ${parts.length}.`);
  }
  const next = number < parts.length ? `; ask for part ${number + 1}` : '';
  return textAnswer(parts.length === 1 ? text : `${found}\n\n[Part ${number} of ${parts.length}${next}.${lead}]`);
}

/**
 * Looks something up by the name that an assistant gave.
 *
 * @throws with the name that comes nearest; the assistant gets it as the tool's answer
 */
export function lookUp<T>(known: ReadonlyMap<string, T>, name: string): T {
  const found = known.get(name);
  if (found === undefined) {
    throw new Error(`There is no "${name}".${didYouMean(name, known.keys())} search_docs finds what there is.`);
  }
  return found;
}
